import { BLOCK } from '../blockRanges.ts'
import { TABLE_SIZE } from '../transferFunctions.ts'

/** The absorbed fraction of light at which a ray stops. */
export const OPAQUE = 0.985
/** Lighting: ambient, diffuse from the viewer's direction, and specular. */
export const LIGHT = { ambient: 0.28, diffuse: 0.72, specular: 0.22, shininess: 24 } as const
/** Maximum samples per ray. */
const SAMPLES_MAX = 4096

/**
 * Casts front to back, lit from the viewer's position. Samples of all rays lie at the same multiples of the
 * step, and empty blocks are skipped in whole steps, so that skipping doesn't change the picture.
 */
export const RAY_FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp int;
uniform highp sampler3D uValues;
uniform highp usampler3D uBlocks;
uniform highp sampler2D uTable;
uniform vec3 uSize;        // of the grid, in voxels
uniform vec3 uOrigin;
uniform mat3 uToIndex;     // mm of the patient -> voxels
uniform float uHeight;     // of the picture, in pixels
uniform vec3 uCorner;
uniform vec3 uAcross;
uniform vec3 uDown;
uniform vec3 uForward;
uniform float uStep;
uniform float uReach;
uniform vec3 uClipMin;
uniform vec3 uClipMax;
uniform float uSurface;
out vec4 color;

float valueAt(vec3 index) { return texture(uValues, (index + 0.5) / uSize).r; }

vec3 gradientAt(vec3 index) {
  vec3 change = 0.5 * vec3(
    valueAt(index + vec3(1.0, 0.0, 0.0)) - valueAt(index - vec3(1.0, 0.0, 0.0)),
    valueAt(index + vec3(0.0, 1.0, 0.0)) - valueAt(index - vec3(0.0, 1.0, 0.0)),
    valueAt(index + vec3(0.0, 0.0, 1.0)) - valueAt(index - vec3(0.0, 0.0, 1.0)));
  return change * uToIndex;
}

vec2 between(vec3 start, vec3 direction, vec3 low, vec3 high, vec2 span) {
  for (int axis = 0; axis < 3; axis++) {
    if (abs(direction[axis]) < 1e-9) {
      if (start[axis] < low[axis] || start[axis] > high[axis]) return vec2(1.0, 0.0);
      continue;
    }
    float one = (low[axis] - start[axis]) / direction[axis];
    float other = (high[axis] - start[axis]) / direction[axis];
    span = vec2(max(span.x, min(one, other)), min(span.y, max(one, other)));
  }
  return span;
}

vec3 lit(vec3 own, vec3 gradient) {
  float size = length(gradient);
  if (size <= 0.0) return own;
  float facing = abs(dot(gradient, uForward)) / size;
  vec3 surface = own * (${LIGHT.ambient.toFixed(4)} + ${LIGHT.diffuse.toFixed(4)} * facing) +
    ${LIGHT.specular.toFixed(4)} * pow(facing, ${LIGHT.shininess.toFixed(1)});
  return mix(own, surface, min(1.0, size / uSurface));
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, uHeight - gl_FragCoord.y);
  vec3 start = uCorner + uAcross * pixel.x + uDown * pixel.y;
  vec3 first = uToIndex * (start - uOrigin);
  vec3 direction = uToIndex * uForward;
  color = vec4(0.0, 0.0, 0.0, 1.0);
  vec2 span = between(first, direction, vec3(-0.5), uSize - 0.5, vec2(0.0, uReach));
  span = between(start, uForward, uClipMin, uClipMax, span);
  if (span.x >= span.y) return;
  vec3 gathered = vec3(0.0);
  float left = 1.0;
  float at = ceil(span.x / uStep);
  float last = span.y / uStep;
  vec3 signs = step(vec3(0.0), direction);
  for (int sampled = 0; sampled < ${SAMPLES_MAX} && at <= last; sampled++) {
    vec3 index = first + direction * (at * uStep);
    vec3 block = floor((index + 0.5) / ${BLOCK.toFixed(1)});
    if (texelFetch(uBlocks, clamp(ivec3(block), ivec3(0), textureSize(uBlocks, 0) - 1), 0).r == 0u) {
      vec3 border = (block + signs) * ${BLOCK.toFixed(1)} - 0.5 - index;
      vec3 until = mix(vec3(1e9), border / direction, greaterThan(abs(direction), vec3(1e-9)));
      at += max(1.0, ceil(min(until.x, min(until.y, until.z)) / uStep));
      continue;
    }
    float value = clamp(valueAt(index), 0.0, 1.0);
    vec4 seen = texelFetch(uTable, ivec2(int(value * ${(TABLE_SIZE - 1).toFixed(1)} + 0.5), 0), 0);
    if (seen.a > 0.0) {
      gathered += left * seen.a * min(vec3(1.0), lit(seen.rgb, gradientAt(index)));
      left *= 1.0 - seen.a;
      if (left < ${(1 - OPAQUE).toFixed(4)}) break;
    }
    at += 1.0;
  }
  color = vec4(gathered, 1.0);
}`
