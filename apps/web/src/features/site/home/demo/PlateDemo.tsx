import { createKeyReader, type RunState } from '@pandok/board'
import type { FormControls } from '@pandok/module-form'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { DemoBoard } from './DemoBoard.tsx'
import { DemoPanel } from './DemoPanel.tsx'
import { DemoReport } from './DemoReport.tsx'
import { DemoSlice } from './DemoSlice.tsx'
import { demoCells, NODULE } from './demoCells.ts'
import { useDemo } from './useDemo.ts'

/** Elements in which letters are typed or choose an answer. */
const OWN_KEYS = 'input:not([type=radio], [type=checkbox]), select, textarea, [data-module-form]'

/** The interactive demo: a slice, the board with an open module, and the report. */
export function PlateDemo() {
  const text = useText()
  const demo = useDemo()
  const { engine, state, press } = demo
  const root = useRef<HTMLElement>(null)
  const form = useRef<FormControls>(null)
  const reader = useRef(createKeyReader())
  const open = state?.open
  /** The form takes the focus if a key opened it, but not after a tap. */
  const isFormRequested = useRef(false)

  useEffect(() => {
    if (!open || !isFormRequested.current) return
    const wait = setInterval(() => {
      if (!form.current) return
      clearInterval(wait)
      isFormRequested.current = false
      form.current.focusFirst()
    }, 20)
    return () => clearInterval(wait)
  }, [open])

  function leave() {
    engine?.run.leave()
    root.current?.querySelector<HTMLElement>(`[data-cell=${NODULE}]`)?.focus()
  }

  // Keys act only while the focus is inside, because single-letter shortcuts must not act elsewhere on the
  // page (WCAG 2.1.4).
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) return leave()
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return
    const key = reader.current.down(event.nativeEvent)
    if (key === 'Ctrl+KeyZ') {
      event.preventDefault()
      return demo.undo()
    }
    const cell = demoCells.find((each) => each.key === key)
    if (!cell) return
    event.preventDefault()
    isFormRequested.current = cell.id === NODULE
    if (open?.cell.id === cell.id) form.current?.focusFirst()
    void press(cell.id)
  }

  return (
    <section
      ref={root}
      data-theme="dark"
      tabIndex={-1}
      aria-label={text('site.demo.label')}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => void reader.current.up(event.nativeEvent)}
      onPointerEnter={demo.wake}
      onFocus={demo.wake}
      className="overflow-hidden rounded-xl border border-line bg-raised text-text shadow-overlay focus:outline-none"
    >
      <div className="grid md:grid-cols-[5fr_8fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,11fr)_minmax(0,10fr)]">
        <div className="relative max-md:h-44">
          <DemoSlice nodule={noduleOf(state)} className="absolute inset-0 size-full" />
        </div>
        <div className="grid min-w-0 content-start gap-3 border-line p-3 max-md:border-y sm:p-4 md:border-s lg:border-e">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
            <span className="text-sm font-bold text-text">{text('site.demo.plate')}</span>
            <span className="pointer-coarse:hidden">{text('site.demo.hint')}</span>
          </p>
          <DemoBoard
            written={demo.written}
            open={open?.cell.id}
            onPress={(cell) => {
              isFormRequested.current = false
              void press(cell)
            }}
          />
          <DemoPanel engine={engine} open={open} controls={form} onLeave={leave} />
        </div>
        <div className="grid min-w-0 md:col-span-2 md:border-t md:border-line lg:col-span-1 lg:border-t-0">
          <DemoReport
            parts={demo.parts}
            locale={demo.locale}
            canUndo={state?.canUndo ?? true}
            onLocale={demo.setLocale}
            onUndo={demo.undo}
          />
        </div>
      </div>
    </section>
  )
}

function noduleOf(state: RunState | undefined) {
  const run = state?.runs.find(({ cell }) => cell.id === NODULE)
  const inputs = run?.fillings[0]?.session.snapshot().inputs
  const answer = (id: string) => inputs?.find(({ address }) => address.id === id)?.value
  const mm = Number(answer('size_mm'))
  return mm > 0 ? { mm, isGroundGlass: answer('kind') === 'ground_glass' } : undefined
}
