import {
  type Filling,
  hasRoomForMore,
  type MeasuredPlace,
  measuredPlace,
  type PlateRun,
  type Run,
} from '@pandok/board'
import type { CaughtKind } from '@pandok/domain'
import { type Address, type Input, textOf } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { faultText } from '#platform/text/formWords.ts'
import { type Text, useText } from '#platform/text/text.ts'
import type { ImageHost, MeasurementEvent } from '#shared/images/ImageHost.ts'
import type { WorkspaceActions } from '../RunWorkspaceFrame.ts'
import { kindsFor } from './kindsFor.ts'

/** The field that the next measurement fills. */
export interface MeasurementTarget {
  filling: string
  at: Address
  name: string
  input: Input
  place: MeasuredPlace
  /** Accepted kinds in order of preference. */
  kinds: readonly CaughtKind[]
}

interface TargetParts {
  run: PlateRun
  moves: WorkspaceActions
  host: ImageHost | undefined
}

/**
 * A number field that has the focus, or had it last, is the target: the next measurement on the image fills
 * it. Later changes and deletions of a measurement are applied wherever its value is used.
 */
export function useMeasurementTarget({ run, moves, host }: TargetParts): {
  measurementTarget: MeasurementTarget | undefined
  release(): void
} {
  const text = useText()
  const [measurementTarget, setMeasurementTarget] = useState<MeasurementTarget>()
  const latest = useRef({ measurementTarget, text, moves })
  latest.current = { measurementTarget, text, moves }

  useEffect(() => {
    if (!host) return
    let caught: string | undefined
    function onFocus({ target }: FocusEvent) {
      const field =
        target instanceof Element ? target.closest<HTMLElement>('[data-module-form] [data-field]') : null
      if (!field) return
      // The focus returns to the field that has just been filled, but that field isn't the target of another
      // measurement.
      const isBack = caught !== undefined && field.dataset['field'] === caught
      caught = undefined
      setMeasurementTarget(
        isBack ? undefined : measurementTargetOf(field, run.read().open, latest.current.text),
      )
    }
    const stopRun = run.subscribe(() => {
      const { open } = run.read()
      setMeasurementTarget((now) => (now && isFree(now, open) ? now : undefined))
    })
    const stopHost = host.watch((event) => {
      const { measurementTarget: target } = latest.current
      if (event.kind === 'made') {
        if (target && take(event, target)) return
        run.refill()
      } else run.remeasured(event.uid, event.kind === 'deleted' ? undefined : event.offer)
    })
    const stopRefresh = host.onRefresh(() => run.refill())

    function take(event: MadeEvent, target: MeasurementTarget): boolean {
      const { text: words } = latest.current
      const outcome = putInto(run, event, target)
      if (!outcome) return false
      const { result, said } = outcome
      if (result !== 'taken') {
        const reason = faultText(words, result, target.input)
        toast({ tone: 'warning', title: words('viewer.catch.misfit', said), text: reason })
        return true
      }
      // A size with further dimensions accepts the next measurement as well.
      const isGoingOn = takesMore(target, run.read().open)
      if (!isGoingOn) setMeasurementTarget(undefined)
      caught = isGoingOn ? undefined : keyOf(target.at)
      toast({ tone: 'success', title: words('viewer.catch.done', said) })
      latest.current.moves.toForm({ filling: target.filling, at: target.at })
      return true
    }

    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      stopRun()
      stopHost()
      stopRefresh()
    }
  }, [run, host])

  return { measurementTarget, release: () => setMeasurementTarget(undefined) }
}

type MadeEvent = Extract<MeasurementEvent, { offer: unknown }>

/** Undefined if the measurement doesn't suit the field, for example an angle where a length is needed. */
function putInto(run: PlateRun, { uid, image, offer }: MadeEvent, target: MeasurementTarget) {
  const found = firstOf(target.kinds, (what) => {
    const value = offer(what, target.place)
    return value && { ...value, what }
  })
  if (!found) return undefined
  const result = run.take(target, { ...found, uid, image })
  if (result === 'noPlace') return undefined
  return { result, said: { value: `${found.value} ${found.unit}`.trim(), name: target.name } }
}

/** Undefined for a field that accepts no measurement. */
function measurementTargetOf(
  field: HTMLElement,
  open: Run | undefined,
  text: Text,
): MeasurementTarget | undefined {
  const filling = field.closest<HTMLElement>('[data-filling]')?.dataset['filling']
  const found = open?.fillings.find(({ id }) => id === filling)
  const view = found && viewIn(found, field.dataset['field'] ?? '')
  if (!view) return undefined
  const { input, address: at } = view
  const name = textOf(input.label, text.locale) ?? found.name
  const measurementTarget = {
    filling: found.id,
    at,
    name,
    input,
    place: measuredPlace(input),
    kinds: kindsFor(input),
  }
  return measurementTarget.kinds.length > 0 && isFree(measurementTarget, open) ? measurementTarget : undefined
}

/** Without a unit, a ratio can't be told from an age, so a filled field without a unit isn't overwritten. */
function isFree({ filling, at, place }: MeasurementTarget, open: Run | undefined): boolean {
  const found = open?.fillings.find(({ id }) => id === filling)
  return found !== undefined && (Boolean(place.unit) || viewIn(found, keyOf(at))?.raw === undefined)
}

function takesMore({ filling, at }: MeasurementTarget, open: Run | undefined): boolean {
  const found = open?.fillings.find(({ id }) => id === filling)
  const view = found && viewIn(found, keyOf(at))
  return view !== undefined && hasRoomForMore(view)
}

const viewIn = ({ session }: Filling, key: string) =>
  session.snapshot().inputs.find(({ address }) => keyOf(address) === key)

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const keyOf = ({ id, row }: Address): string => (row === undefined ? id : `${id}/${row}`)
