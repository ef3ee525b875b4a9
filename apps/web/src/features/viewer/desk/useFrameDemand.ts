import type { StackFrame } from '@pandok/viewer'
import { useEffect } from 'react'
import { useViewer, type ViewerDesk } from './ViewerDesk.ts'

/** Asks for what is seen, then for what lies around it, then for the rest of what is open. */
export function useFrameDemand(): void {
  const desk = useViewer()
  useEffect(() => {
    const ask = () => desk.frames.want(demandOf(desk))
    ask()
    const stops = [desk.session.subscribe(ask), desk.studies.subscribe(ask)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [desk])
}

/** What is asked for now, the most important first. */
export function demandOf({ session, stackOf, studies }: ViewerDesk): StackFrame[] {
  const shown = session.read().viewports.flatMap(({ stack: id, frame }) => {
    const stack = id === undefined ? undefined : stackOf(id)
    const index = stack?.frames.findIndex((one) => one.id === frame) ?? -1
    return stack && index >= 0 ? [{ stack, index }] : []
  })
  const wanted: StackFrame[] = []
  const known = new Set<string>()
  function add(frame: StackFrame | undefined) {
    if (!frame || known.has(frame.id)) return
    known.add(frame.id)
    wanted.push(frame)
  }
  for (const { stack, index } of shown) add(stack.frames[index])
  for (let away = 1; shown.some(({ stack }) => away < stack.frames.length); away++) {
    for (const { stack, index } of shown) {
      add(stack.frames[index + away])
      add(stack.frames[index - away])
    }
  }
  // One of each series, so that the list has its pictures.
  for (const { studies: list } of studies.read().patients) {
    for (const { series } of list)
      for (const { stacks } of series) for (const stack of stacks) add(stack.frames[0])
  }
  return wanted
}
