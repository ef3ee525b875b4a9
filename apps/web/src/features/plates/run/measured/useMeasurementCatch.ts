import type { PlateRun, Run } from '@pandok/board'
import type { MeasurementKind } from '@pandok/domain'
import { type Address, textOf } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import type { ImageHost, MeasuredNews } from '#app/images/ImageHost.ts'
import { type Text, useText } from '#app/text.ts'
import type { DeskMoves } from '../RunDeskFrame.ts'
import { kindOfUnit } from './kindOfUnit.ts'

/** The field that the next measurement goes into. */
export interface Aim {
  filling: string
  at: Address
  name: string
  unit: string
  what: MeasurementKind
}

interface CatchParts {
  run: PlateRun
  moves: DeskMoves
  host: ImageHost | undefined
}

/**
 * A number field that has the focus, or had it last, is aimed at: whoever then measures on the image finds the value in
 * it. Measurements that are changed or deleted later are followed wherever they stand.
 */
export function useMeasurementCatch({ run, moves, host }: CatchParts): {
  aim: Aim | undefined
  release(): void
} {
  const text = useText()
  const [aim, setAim] = useState<Aim>()
  const latest = useRef({ aim, text, moves })
  latest.current = { aim, text, moves }

  useEffect(() => {
    if (!host) return
    let caught: string | undefined
    function onFocus({ target }: FocusEvent) {
      const field =
        target instanceof Element ? target.closest<HTMLElement>('[data-module-form] [data-field]') : null
      if (!field) return
      // The focus comes back to the field that has just been filled: another measurement isn't meant for it.
      const isBack = caught !== undefined && field.dataset['field'] === caught
      caught = undefined
      setAim(isBack ? undefined : aimOf(field, run.read().open, latest.current.text))
    }
    const stopRun = run.subscribe(() => {
      const { open } = run.read()
      setAim((now) => (open?.fillings.some(({ id }) => id === now?.filling) ? now : undefined))
    })
    const stopHost = host.watch((news) => {
      const { aim: target } = latest.current
      if (news.kind === 'made') {
        if (target && take(news, target)) return
        run.refill()
      } else run.remeasured(news.uid, news.kind === 'deleted' ? undefined : news.offer)
    })
    const stopTurn = host.onTurn(() => run.refill())

    function take({ uid, image, offer }: Extract<MeasuredNews, { offer: unknown }>, target: Aim): boolean {
      const { text: words, moves: ways } = latest.current
      const value = offer(target.what, target.unit)
      // An arrow, or an angle where a length is asked for: not meant for the field.
      if (!value) return false
      const result = run.take(target, { ...value, what: target.what, uid, image })
      const said = { value: `${value.value} ${value.unit}`, unit: value.unit, name: target.name }
      if (result !== 'taken') {
        toast({ tone: 'warning', title: words('viewer.catch.unit', said) })
        return true
      }
      setAim(undefined)
      caught = keyOf(target.at)
      toast({ tone: 'success', title: words('viewer.catch.done', said) })
      ways.toForm({ filling: target.filling, at: target.at })
      return true
    }

    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      stopRun()
      stopHost()
      stopTurn()
    }
  }, [run, host])

  return { aim, release: () => setAim(undefined) }
}

/** Undefined for a field that takes no measurement. */
function aimOf(field: HTMLElement, open: Run | undefined, text: Text): Aim | undefined {
  const key = field.dataset['field'] ?? ''
  const filling = field.closest<HTMLElement>('[data-filling]')?.dataset['filling']
  const found = open?.fillings.find(({ id }) => id === filling)
  const view = found?.session.snapshot().inputs.find(({ address }) => keyOf(address) === key)
  if (!found || !view || !('unit' in view.input)) return undefined
  const { unit } = view.input
  const what = kindOfUnit(unit)
  if (unit === undefined || what === undefined) return undefined
  return {
    filling: found.id,
    at: view.address,
    name: textOf(view.input.label, text.locale) ?? found.name,
    unit,
    what,
  }
}

const keyOf = ({ id, row }: Address): string => (row === undefined ? id : `${id}/${row}`)
