import {
  compileModule,
  type Entered,
  type ModuleDefinition,
  openSession,
  readDefinition,
} from '@pandok/module-engine'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps } from '../ModuleForm.tsx'
import { words } from './words.ts'

type Draft = Partial<Record<keyof ModuleDefinition, unknown>>

/** Returns a module with the given parts and one output, because every module needs one. */
export function moduleOf(draft: Draft) {
  const outputs = [{ id: 'text', section: 'findings', body: { en: ['Text.'] } }]
  const read = readDefinition({ outputs, ...draft })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return compileModule(read.definition)
}

/** Shows the form of a real session of the engine, in English. */
export function showForm(
  draft: Draft,
  { entered, ...props }: Partial<ModuleFormProps> & { entered?: Entered } = {},
) {
  const module = moduleOf(draft)
  const session = openSession(module, { today: '2026-11-15', ...(entered && { entered }) })
  const view = render(
    <ModuleForm
      session={session}
      definition={module.definition}
      locale="en"
      words={words}
      label="form"
      {...props}
    />,
  )
  const answer = (id: string, row?: string) =>
    session.snapshot().inputs.find(({ address }) => address.id === id && address.row === row)?.value
  return { session, user: userEvent.setup(), answer, ...view }
}
