import { linkShaders } from './linkShaders.ts'
import { fragmentShader, type SamplerKind, VERTEX_SHADER } from './shader.ts'

const UNIFORMS = [
  'uValues',
  'uMask',
  'uLevels',
  'uPalette',
  'uTint',
  'uSize',
  'uReach',
  'uMiddle',
  'uCenter',
  'uInverse',
  'uPadding',
  'uTone',
  'uLevelCount',
  'uIsSmooth',
  'uHasMask',
  'uHasTint',
  'uHasOverlay',
  'uBackground',
  'uOverlay',
  'uShutter',
] as const

export interface Program {
  program: WebGLProgram
  at: Readonly<Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>>
}

/** Undefined if the driver refuses, so that another painter is used. */
export function linkProgram(gl: WebGL2RenderingContext, kind: SamplerKind): Program | undefined {
  const program = linkShaders(gl, VERTEX_SHADER, fragmentShader(kind))
  if (!program) return undefined
  const at = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]))
  return { program, at: at as Program['at'] }
}
