face_draw:
        ret
