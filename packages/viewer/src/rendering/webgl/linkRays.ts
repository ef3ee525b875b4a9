import { linkShaders } from '../../display/paint/webgl/linkShaders.ts'
import { VERTEX_SHADER } from '../../display/paint/webgl/shader.ts'
import { RAY_FRAGMENT_SHADER } from './rayShader.ts'

const UNIFORMS = [
  ...(['uValues', 'uBlocks', 'uTable', 'uSize', 'uOrigin', 'uToIndex', 'uHeight', 'uCorner'] as const),
  ...(['uAcross', 'uDown', 'uForward', 'uStep', 'uReach', 'uClipMin', 'uClipMax', 'uSurface'] as const),
]

export interface RayProgram {
  program: WebGLProgram
  at: Readonly<Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>>
}

export function linkRays(gl: WebGL2RenderingContext): RayProgram | undefined {
  const program = linkShaders(gl, VERTEX_SHADER, RAY_FRAGMENT_SHADER)
  if (!program) return undefined
  const at = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]))
  return { program, at: at as RayProgram['at'] }
}
