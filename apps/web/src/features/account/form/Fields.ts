import type { ActionContract } from '@pandok/protocol'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Text } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'

/** A part of a contract. */
export type Schema = ActionContract['param']

export type FieldValue = string | boolean

/** The sentence that is wrong with a value, or nothing. */
export type Check = (
  value: FieldValue | undefined,
  values: Readonly<Record<string, FieldValue>>,
  text: Text,
) => string | undefined

/** What a control of `@pandok/ui` takes to be part of a form. */
export interface FieldBinding extends UseFormRegisterReturn {
  id: string
  error: string | undefined
}

export interface Summary {
  title: string | undefined
  errors: readonly { fieldId: string; text: string }[]
  attempt: number
}

/** One form, by its fields' names. */
export interface Fields<Name extends string> {
  field: (name: Name) => FieldBinding
  watch: (name: Name) => FieldValue
  read: (name: Name) => FieldValue
  write: (name: Name, value: FieldValue) => void
  focus: (name: Name) => void
  /** Shows a sentence beside a field, without waiting for a server. */
  refuse: (name: Name, sentence: string) => void
  /** Shows what the server refused: beside the fields it names, else above the form. */
  fail: (error: RpcError) => void
  /** For `onSubmit`. The handler runs only when every field that is on the screen fits. */
  submit: (handler: () => Promise<void> | void) => (event?: { preventDefault: () => void }) => Promise<void>
  isSubmitting: boolean
  isDirty: boolean
  /** Takes these values as the saved ones. */
  settle: (values: Record<Name, FieldValue>) => void
  summary: Summary
}
