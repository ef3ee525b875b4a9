import { MEMBER_NOTE_MAX_CHARACTERS } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { Button, Notice, Textarea } from '@pandok/ui'
import type { FormEvent } from 'react'
import { useText } from '#platform/text/text.ts'
import { useTyped } from '#shared/editing/useTyped.ts'
import { useUserChange } from '../change/useUserChange.ts'
import { Panel } from './Panel.tsx'

export function NotePanel({ user }: { user: AdminUser }) {
  const text = useText()
  const { send, isPending, problem } = useUserChange(user)
  const { typed: note, setTyped: setNote, markSent } = useTyped(user.note)

  function save(event: FormEvent) {
    event.preventDefault()
    markSent(note.trim())
    void send({ kind: 'note', note: note.trim() }, text('office.users.note.saved'))
  }

  return (
    <Panel title={text('office.users.note.title')}>
      <form noValidate onSubmit={save} className="grid gap-3">
        <Textarea
          label={text('office.users.note.title')}
          hideLabel
          hint={text('office.users.note.hint')}
          rows={3}
          maxLength={MEMBER_NOTE_MAX_CHARACTERS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          loading={isPending}
          disabled={note.trim() === user.note}
        >
          {text('office.users.note.save')}
        </Button>
      </form>
    </Panel>
  )
}
