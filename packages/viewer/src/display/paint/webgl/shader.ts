import { NUDGE } from '../cpu/axis.ts'

/** The sampler type of a value texture. */
export type SamplerKind = 'uint' | 'int' | 'float' | 'color'

const SAMPLERS: Readonly<Record<SamplerKind, string>> = {
  uint: 'usampler2D',
  int: 'isampler2D',
  float: 'sampler2D',
  color: 'usampler2D',
}

/** One triangle that covers the whole viewport. */
export const VERTEX_SHADER = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

const HEAD = `
uniform highp usampler2D uMask;
uniform highp sampler2D uLevels;
uniform highp sampler2D uPalette;
uniform highp sampler2D uTint;
uniform ivec2 uSize;       // of the level, in pixels
uniform vec2 uReach;       // how far the image reaches in it
uniform vec3 uMiddle;      // of the picture on the canvas, and the canvas's height
uniform vec2 uCenter;      // the point of the level in the picture's middle
uniform vec4 uInverse;     // canvas -> level
uniform vec2 uPadding;
uniform vec3 uTone;        // slope, offset, factor
uniform int uLevelCount;
uniform bool uIsSmooth;
uniform bool uHasMask;
uniform bool uHasTint;
uniform bool uHasOverlay;
uniform vec3 uBackground;
uniform vec3 uOverlay;
uniform vec3 uShutter;
out vec4 color;

const float NUDGE = ${NUDGE.toFixed(12)};

vec2 snap(vec2 share) {
  return mix(mix(share, vec2(1.0), greaterThan(share, vec2(1.0 - NUDGE))), vec2(0.0), lessThan(share, vec2(NUDGE)));
}

float entry(int index) { return texelFetch(uLevels, ivec2(index & 1023, index >> 10), 0).r; }

int levelOf(float value) {
  float at = (value * uTone.x + uTone.y) * uTone.z;
  if (uLevelCount == 0) return int(clamp(at, 0.0, 255.0) + 0.5);
  int last = uLevelCount - 1;
  at = clamp(at, 0.0, float(last));
  int index = min(int(at), last);
  float below = entry(index);
  return int(below + (entry(min(index + 1, last)) - below) * (at - float(index)) + 0.5);
}

vec3 paletteAt(int level) { return texelFetch(uPalette, ivec2(level, 0), 0).rgb; }
`

const GRAY = `
float pixel(ivec2 at) { return float(texelFetch(uValues, clamp(at, ivec2(0), uSize - 1), 0).r); }

bool isData(float value) { return value < uPadding.x || value > uPadding.y; }

vec2 share(float value, float weight) { return isData(value) ? vec2(value * weight, weight) : vec2(0.0); }

vec3 shown(vec2 at) {
  float own = pixel(ivec2(floor(at + NUDGE)));
  if (!isData(own)) return uBackground;
  if (!uIsSmooth) return paletteAt(levelOf(own));
  vec2 low = floor(at - 0.5);
  vec2 part = snap(at - 0.5 - low);
  vec2 rest = 1.0 - part;
  ivec2 corner = ivec2(low);
  vec2 sum = share(pixel(corner), rest.x * rest.y) + share(pixel(corner + ivec2(1, 0)), part.x * rest.y) +
    share(pixel(corner + ivec2(0, 1)), rest.x * part.y) + share(pixel(corner + 1), part.x * part.y);
  return paletteAt(levelOf(sum.y > 0.0 ? sum.x / sum.y : own));
}
`

const COLOR = `
vec3 pixel(ivec2 at) { return vec3(texelFetch(uValues, clamp(at, ivec2(0), uSize - 1), 0).rgb); }

vec3 toned(vec3 value) {
  return vec3(paletteAt(levelOf(value.r)).r, paletteAt(levelOf(value.g)).g, paletteAt(levelOf(value.b)).b);
}

vec3 shown(vec2 at) {
  if (!uIsSmooth) return toned(pixel(ivec2(floor(at + NUDGE))));
  vec2 low = floor(at - 0.5);
  vec2 share = snap(at - 0.5 - low);
  ivec2 corner = ivec2(low);
  vec3 upper = mix(pixel(corner), pixel(corner + ivec2(1, 0)), share.x);
  vec3 lower = mix(pixel(corner + ivec2(0, 1)), pixel(corner + 1), share.x);
  return toned(mix(upper, lower, share.y));
}
`

const MAIN = `
void main() {
  vec2 fromMiddle = vec2(gl_FragCoord.x, uMiddle.z - gl_FragCoord.y) - uMiddle.xy;
  vec2 at = uCenter + uInverse.xy * fromMiddle.x + uInverse.zw * fromMiddle.y;
  vec2 inside = at + NUDGE;
  color = vec4(uBackground, 1.0);
  if (any(lessThan(inside, vec2(0.0))) || any(greaterThanEqual(inside, uReach))) return;
  color.rgb = shown(at);
  if (uHasTint) {
    vec4 tint = texelFetch(uTint, ivec2(inside), 0);
    if (tint.a > 0.5) color.rgb = tint.rgb;
  }
  if (!uHasMask) return;
  uint bits = texelFetch(uMask, ivec2(inside), 0).r;
  if (uHasOverlay && (bits & 2u) != 0u) color.rgb = uOverlay;
  else if ((bits & 1u) != 0u) color.rgb = uShutter;
}
`

/**
 * The same steps as in `cpu/`, where the reasons are given. Values are fetched individually and interpolated
 * here: integer textures have no filter, and filters of float textures have 8 bits of precision on some
 * cards.
 */
export const fragmentShader = (kind: SamplerKind) => `#version 300 es
precision highp float;
precision highp int;
uniform highp ${SAMPLERS[kind]} uValues;
${HEAD}${kind === 'color' ? COLOR : GRAY}${MAIN}`
