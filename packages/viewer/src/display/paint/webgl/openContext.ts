/** Names of software renderers. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

export interface OpenContext {
  canvas: OffscreenCanvas
  gl: WebGL2RenderingContext
  /** True for a software renderer. */
  isSoftware: boolean
  /** Maximum side of textures and canvases. */
  largest: number
}

/** `isKept` preserves the drawing buffer between frames. */
export function openContext(isKept = false): OpenContext | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const canvas = new OffscreenCanvas(1, 1)
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    preserveDrawingBuffer: isKept,
    powerPreference: 'high-performance',
  })
  if (!gl || gl.isContextLost()) return undefined
  return {
    canvas,
    gl,
    isSoftware: SOFTWARE.test(rendererOf(gl)),
    largest: gl.getParameter(gl.MAX_TEXTURE_SIZE),
  }
}

function rendererOf(gl: WebGL2RenderingContext): string {
  const details = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}
