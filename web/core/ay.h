// ay.h - the sound chip of a 128K: three tones, noise and an envelope, as numbers from 0 to 1
//
// One call of `step` is 8 cycles of the chip's clock. Facts from its data sheet: a tone's level changes every 8 * period
// cycles, the noise's every 16 * period, the envelope has 32 steps (each volume of 16 twice) of 8 * period cycles.
#pragma once
#include <stdint.h>

class Ay {
public:
    uint8_t registers[16];

    void reset() {
        for (auto &value : registers) value = 0;
        registers[7] = 0xFF;
        for (auto &one : tone) one = Tone();
        noise = 1;
        noise_count = envelope_count = 0;
        start_envelope();
    }

    void write(unsigned number, uint8_t value) {
        static const uint8_t masks[16] = {255, 15, 255, 15, 255, 15, 31, 255, 31, 31, 31, 255, 255, 15, 255, 255};
        registers[number & 15] = value & masks[number & 15];
        if (number == 13) start_envelope();
    }

    void step() {
        if (++noise_count >= 2u * period(registers[6])) {
            noise_count = 0;
            noise = noise >> 1 | ((noise ^ noise >> 3) & 1) << 16;
        }
        if (++envelope_count >= period(registers[11] | registers[12] << 8)) {
            envelope_count = 0;
            if (!held) step_envelope();
        }
        for (unsigned i = 0; i < 3; i++) {
            if (++tone[i].count < period(registers[2 * i] | (registers[2 * i + 1] & 15) << 8)) continue;
            tone[i].count = 0;
            tone[i].high = !tone[i].high;
        }
    }

    // The level of channel 0, 1 or 2 now.
    float level(unsigned i) const {
        // the chip's own steps, about 3 dB each, as measured by others on real chips
        static const float steps[16] = {0.0f,    0.0138f, 0.0205f, 0.0291f, 0.0424f, 0.0618f, 0.0847f, 0.1369f,
                                        0.1691f, 0.2647f, 0.3527f, 0.4499f, 0.5704f, 0.6873f, 0.8482f, 1.0f};
        bool tone_off = registers[7] >> i & 1, noise_off = registers[7] >> (i + 3) & 1;
        if (!((tone[i].high || tone_off) && ((noise & 1) || noise_off))) return 0;
        uint8_t volume = registers[8 + i];
        return steps[volume & 16 ? shape_level() : volume & 15];
    }

private:
    struct Tone {
        unsigned count = 0;
        bool high = false;
    };

    Tone tone[3];
    uint32_t noise = 1;
    unsigned noise_count = 0, envelope_count = 0;
    unsigned position = 0;  // 0 to 31 in this run of the envelope
    bool rising = false, held = false;

    static unsigned period(unsigned value) { return value ? value : 1; }

    unsigned shape_level() const { return (rising ? position : 31 - position) >> 1; }

    void start_envelope() {
        envelope_count = position = 0;
        held = false;
        rising = registers[13] & 4;
    }

    // Bits of the shape: 8 continue, 4 attack, 2 alternate, 1 hold.
    void step_envelope() {
        if (++position < 32) return;
        position = 0;
        uint8_t shape = registers[13];
        if (!(shape & 8)) {  // one run, then silence
            held = true;
            rising = true;
        } else if (shape & 1) {  // one run, then its last level, or with `alternate` the other end
            held = true;
            bool high = bool(shape & 4) != bool(shape & 2);
            rising = !high;
        } else if (shape & 2) {
            rising = !rising;
        }
    }
};
