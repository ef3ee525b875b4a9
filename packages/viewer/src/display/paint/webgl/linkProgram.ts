import { fragmentShader, type SamplerKind, VERTEX_SHADER } from './shader.ts'

const UNIFORMS = [
  'uValues',
  'uMask',
  'uLevels',
  'uPalette',
  'uSize',
  'uReach',
  'uMiddle',
  'uCenter',
  'uTurn',
  'uPadding',
  'uTone',
  'uLevelCount',
  'uIsSmooth',
  'uHasMask',
  'uHasOverlay',
  'uBackground',
  'uOverlay',
  'uShutter',
] as const

export interface Program {
  program: WebGLProgram
  at: Readonly<Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>>
}

/** Undefined where the driver refuses: another way of painting is left. */
export function linkProgram(gl: WebGL2RenderingContext, kind: SamplerKind): Program | undefined {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, fragmentShader(kind)],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    gl.deleteProgram(program)
    return undefined
  }
  const at = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]))
  return { program, at: at as Program['at'] }
}
