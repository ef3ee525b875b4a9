import { openContext } from '../../display/paint/webgl/openContext.ts'

let answer: boolean | undefined

/** Whether the browser has WebGL2; tested once, because browsers allow only about sixteen contexts. */
export function canRender(): boolean {
  if (answer !== undefined) return answer
  const opened = openContext()
  answer = opened !== undefined
  opened?.gl.getExtension('WEBGL_lose_context')?.loseContext()
  return answer
}
