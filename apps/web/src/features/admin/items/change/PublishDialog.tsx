import { LIBRARY_GRADES, type LibraryGrade } from '@pandok/domain'
import { Button, Dialog, Notice, RadioGroup } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { AdminItem } from '../AdminItem.ts'
import { FailedTests } from '../module/FailedTests.tsx'
import type { ModuleTests } from '../module/ModuleTests.ts'

interface PublishDialogProps {
  item: Pick<AdminItem, 'name' | 'library'>
  tests?: ModuleTests | undefined
  isPending: boolean
  problem: string | undefined
  onSend: (grade: LibraryGrade) => void
  onClose: () => void
}

/**
 * Publishes to the library, or changes the half that an entry is in. A module with failing tests can't be
 * published, and the dialog shows them.
 */
export function PublishDialog({ item, tests, isPending, problem, onSend, onClose }: PublishDialogProps) {
  const text = useText()
  const [grade, setGrade] = useState<LibraryGrade>(item.library === 'free' ? 'paid' : 'free')
  const isRefused = tests !== undefined && (tests.failed.length > 0 || tests.passed === 0)
  return (
    <Dialog
      open
      size={tests && tests.failed.length > 0 ? 'lg' : 'md'}
      title={text('office.items.publish.title', { name: item.name })}
      description={isRefused ? undefined : text('office.items.publish.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        isRefused ? (
          <Button data-autofocus onClick={onClose}>
            {text('ui.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <Button variant="primary" loading={isPending} onClick={() => onSend(grade)}>
              {text(item.library ? 'office.items.regrade' : 'office.items.publish')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4 pb-1">
        {isRefused ? (
          <>
            <Notice tone="danger" role="alert" title={text('office.items.publish.refused')}>
              {problem ?? text.problem('admin.testsFail')}
            </Notice>
            <FailedTests tests={tests} />
          </>
        ) : (
          <>
            <RadioGroup
              layout="cards"
              label={text('office.items.publish.grade')}
              value={grade}
              onChange={(value) => setGrade(value)}
              options={LIBRARY_GRADES.map((value) => ({
                value,
                label: text(`office.items.grade.${value}`),
                hint: text(`office.items.publish.${value}.hint`),
                disabled: value === item.library,
              }))}
            />
            {problem ? (
              <Notice tone="danger" role="alert">
                {problem}
              </Notice>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  )
}
