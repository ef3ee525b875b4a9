import { RULE_IDS } from '@pandok/report-check'
import { Button, Checkbox, ConfirmDialog, Trash2Icon, toast } from '@pandok/ui'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { checkMemory, countsOf } from './checkMemory.ts'

/** Each rule of the report check with its counts on this computer and a switch. */
export function CheckRules() {
  const text = useText()
  const memory = useSyncExternalStore(checkMemory.subscribe, checkMemory.read)
  const [isOpen, setOpen] = useState(false)

  function wipe() {
    setOpen(false)
    checkMemory.wipe()
    toast({ title: text('check.page.wiped') })
  }

  return (
    <div className="grid gap-5">
      <fieldset className="min-w-0">
        <legend className="sr-only">{text('check.page.rules')}</legend>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {RULE_IDS.map((rule) => {
            const counts = countsOf(memory, rule)
            return (
              <li key={rule} className="min-w-0">
                <Checkbox
                  label={text(`check.rule.${rule}`)}
                  // Most rules never raise an alarm; three zeros for each of them would hide the few that do.
                  hint={text(counts.spoke === 0 ? 'check.page.noAlarms' : 'check.page.counts', { ...counts })}
                  checked={!memory.off.has(rule)}
                  onChange={(event) => checkMemory.switchRule(rule, event.target.checked)}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{text('check.page.silenced', { count: memory.silencedCount })}</p>
        <Button icon={<Trash2Icon />} onClick={() => setOpen(true)}>
          {text('check.page.wipe')}
        </Button>
      </footer>
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        title={text('check.page.wipeTitle')}
        text={text('check.page.wipeText')}
        confirmLabel={text('check.page.wipe')}
        cancelLabel={text('ui.cancel')}
        onConfirm={wipe}
        onCancel={() => setOpen(false)}
      />
    </div>
  )
}
