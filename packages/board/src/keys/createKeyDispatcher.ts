import { createKeyReader } from './createKeyReader.ts'
import type { KeyPress, KeyReader } from './keys.ts'

/**
 * Who is asked for a key, in this order. The first two hear it before the element that has the focus; a dialog, a field or
 * a form deals with its own keys in between.
 */
export const KEY_CONTEXTS = ['recorder', 'handOver', 'image', 'command', 'board', 'help'] as const

export type KeyContextName = (typeof KEY_CONTEXTS)[number]

const BEFORE_ELEMENTS: ReadonlySet<KeyContextName> = new Set<KeyContextName>(['recorder', 'handOver'])

/** The parts of a browser's event that the dispatcher reads. */
export interface KeyEvent extends KeyPress {
  readonly type: string
  readonly defaultPrevented: boolean
  preventDefault(): void
}

export interface KeyStroke<Event> {
  /** As key maps write it; undefined where the press names none, which only a context that wants every press is told. */
  key: string | undefined
  event: Event
  /** Whether a dialog is open that the context isn't part of. */
  isCovered: boolean
}

export interface KeyContext<Event> {
  name: KeyContextName
  /** Whether what is pressed there is its business. A press that it doesn't hear never reaches it, its release included. */
  hears(event: Event): boolean
  /** Whether it has dealt with the key: nobody else is asked then, and the browser leaves it alone. */
  take(stroke: KeyStroke<Event>): boolean
  /** A press as it reads it; as the event has it unless given. */
  read?(event: Event): KeyPress
  /** Whether the command repeats while the key is held. */
  repeats?: boolean
  /** Whether the context hears presses that name no key, too. */
  takesUnnamed?: boolean
  /** Whether a dialog is open that it isn't part of; never unless given. */
  isCovered?(): boolean
}

export interface KeyDispatcher<Event> {
  /** Of two contexts of one name the one that came last is asked first. */
  add(context: KeyContext<Event>): () => void
  /** Handles the event on its way to the element that has the focus. */
  beforeElements(event: Event): void
  /** Handles the event after that element and those around it. */
  afterElements(event: Event): void
  /** The page lost the focus: nothing is held down any more. */
  reset(): void
}

interface Listening<Event> {
  context: KeyContext<Event>
  reader: KeyReader
  held: Map<string, string>
}

/** One for all keys of a page, instead of listeners that find out from each other who has dealt with a key. */
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
      // Every reader sees what its context hears: an input method may tell one press twice, and the second telling must
      // not look like a new press to a context that was not asked for the first one.
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
