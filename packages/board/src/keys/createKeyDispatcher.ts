import { createKeyReader } from './createKeyReader.ts'
import type { KeyPress, KeyReader } from './keys.ts'

/**
 * The order in which contexts receive a key. The first three receive it before the focused element; a dialog, a
 * field or a form handles its own keys in between.
 */
export const KEY_CONTEXTS = ['recorder', 'arrival', 'handOver', 'image', 'command', 'board', 'help'] as const

export type KeyContextName = (typeof KEY_CONTEXTS)[number]

const BEFORE_ELEMENTS: ReadonlySet<KeyContextName> = new Set<KeyContextName>([
  'recorder',
  'arrival',
  'handOver',
])

/** The parts of a browser's event that the dispatcher reads. */
export interface KeyEvent extends KeyPress {
  readonly type: string
  readonly defaultPrevented: boolean
  preventDefault(): void
}

export interface KeyStroke<Event> {
  /**
   * The key as key maps write it. It is undefined if the press names none, which only contexts that want
   * every press receive.
   */
  key: string | undefined
  event: Event
  /** True if a dialog is open that the context isn't part of. */
  isCovered: boolean
}

export interface KeyContext<Event> {
  name: KeyContextName
  /**
   * Returns whether the context handles presses at this target. A press that it doesn't hear never reaches
   * it, nor does its release.
   */
  hears(event: Event): boolean
  /**
   * Returns whether the context handled the key. If so, no other context receives it and the browser's
   * default is prevented.
   */
  take(stroke: KeyStroke<Event>): boolean
  /** Translates the press for this context. Without it, the event is used unchanged. */
  read?(event: Event): KeyPress
  /** True if the command repeats while the key is held. */
  repeats?: boolean
  /** True if the context also receives presses that name no key. */
  takesUnnamed?: boolean
  /**
   * Returns whether a dialog is open that the context isn't part of. Without it, no dialog covers the
   * context.
   */
  isCovered?(): boolean
}

export interface KeyDispatcher<Event> {
  /** Of two contexts with the same name, the one that was added last receives the key first. */
  add(context: KeyContext<Event>): () => void
  /** Must be called in the capture phase, before the focused element receives the event. */
  beforeElements(event: Event): void
  /** Must be called in the bubble phase, after the focused element and its ancestors. */
  afterElements(event: Event): void
  /** Must be called when the page loses the focus: no key is held down any more. */
  reset(): void
}

interface Listening<Event> {
  context: KeyContext<Event>
  reader: KeyReader
  held: Map<string, string>
}

/**
 * One dispatcher receives all keys of a page. Separate listeners would have to find out from each other who
 * has handled a key.
 */
export function createKeyDispatcher<Event extends KeyEvent>({
  mac = false,
}: {
  mac?: boolean
} = {}): KeyDispatcher<Event> {
  let listening: readonly Listening<Event>[] = []

  function dispatch(event: Event, isBefore: boolean): void {
    for (const each of listening) {
      const { context } = each
      if (BEFORE_ELEMENTS.has(context.name) !== isBefore) continue
      const isHeard = context.hears(event)
      // Each reader only sees the presses that its context hears. An input method may report one press twice, and the second
      // report must not look like a new press to a context that did not receive the first one.
      const key = keyOf(each, event, isHeard)
      if (!isHeard || event.defaultPrevented || (key === undefined && !context.takesUnnamed)) continue
      if (context.take({ key, event, isCovered: context.isCovered?.() ?? false })) event.preventDefault()
    }
  }

  return {
    add(context) {
      const own = { context, reader: createKeyReader({ mac }), held: new Map<string, string>() }
      listening = [own, ...listening].sort((a, b) => rankOf(a) - rankOf(b))
      return () => {
        listening = listening.filter((each) => each !== own)
      }
    },
    beforeElements: (event) => dispatch(event, true),
    afterElements: (event) => dispatch(event, false),
    reset() {
      for (const { reader, held } of listening) {
        reader.reset()
        held.clear()
      }
    },
  }
}

const rankOf = <Event>({ context }: Listening<Event>): number => KEY_CONTEXTS.indexOf(context.name)

function keyOf<Event extends KeyEvent>(
  { context, reader, held }: Listening<Event>,
  event: Event,
  isHeard: boolean,
): string | undefined {
  const press = context.read?.(event) ?? event
  if (event.type === 'keyup') {
    held.delete(press.code)
    return reader.up(press)
  }
  if (!isHeard) return undefined
  if (event.repeat) return context.repeats ? held.get(press.code) : undefined
  const key = reader.down(press)
  if (key !== undefined) held.set(press.code, key)
  return key
}
