import { Badge, HourglassIcon, Kbd, KeyboardIcon, PencilIcon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { useBoardHasKeys } from '../keys/useBoardHasKeys.ts'
import { useIsHolding } from '../keys/useHandOver.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Shows what keys do at the moment: run a cell, type text, or nothing because a form has just closed. */
export function KeyState() {
  const text = useText()
  const isHolding = useIsHolding(useRunWorkspace().handOver)
  const hasKeys = useBoardHasKeys()
  return (
    <>
      {isHolding ? null : hasKeys ? (
        <Badge tone="accent" icon={<KeyboardIcon />} className="pointer-coarse:hidden">
          {text('plateRun.keys.board')}
        </Badge>
      ) : (
        <Pill>
          <Badge icon={<PencilIcon />}>{text('plateRun.keys.field')}</Badge>
          <Esc>{text('plateRun.keys.back')}</Esc>
        </Pill>
      )}
      <HeldKeys />
    </>
  )
}

/** Shows and announces that keys are held back. */
export function HeldKeys() {
  const text = useText()
  const isHolding = useIsHolding(useRunWorkspace().handOver)
  return (
    <span role="status" className={isHolding ? 'flex min-w-0 flex-wrap items-center gap-1.5' : 'sr-only'}>
      {isHolding ? (
        <>
          <Badge tone="warning" icon={<HourglassIcon />}>
            {text('plateRun.keys.held')}
          </Badge>
          <Esc>{text('plateRun.keys.now')}</Esc>
        </>
      ) : null}
    </span>
  )
}

function Pill({ children }: { children: ReactNode }) {
  return <span className="flex min-w-0 items-center gap-1.5 pointer-coarse:hidden">{children}</span>
}

function Esc({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1 text-xs whitespace-nowrap text-muted @max-[36rem]/workspace:hidden">
      <Kbd>Esc</Kbd>
      {children}
    </span>
  )
}
