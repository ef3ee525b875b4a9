import type { ActionContract } from '@pandok/protocol'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Text } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'

export type Schema = ActionContract['param']

export type FieldValue = string | boolean

/** Returns the error message for a value, or undefined when it is valid. */
export type Check = (
  value: FieldValue | undefined,
  values: Readonly<Record<string, FieldValue>>,
  text: Text,
) => string | undefined

/** The props that an input of `@pandok/ui` needs to be part of a form. */
export interface FieldBinding extends UseFormRegisterReturn {
  id: string
  error: string | undefined
}

export interface Summary {
  title: string | undefined
  errors: readonly { fieldId: string; text: string }[]
  attempt: number
}

export interface Fields<Name extends string> {
  field: (name: Name) => FieldBinding
  watch: (name: Name) => FieldValue
  read: (name: Name) => FieldValue
  write: (name: Name, value: FieldValue) => void
  focus: (name: Name) => void
  /** Shows an error beside a field without a call to the server. */
  refuse: (name: Name, sentence: string) => void
  /** Shows the server's errors beside the fields that it names, otherwise above the form. */
  fail: (error: RpcError) => void
  /** For `onSubmit`. The handler runs only when every visible field is valid. */
  submit: (handler: () => Promise<void> | void) => (event?: { preventDefault: () => void }) => Promise<void>
  isSubmitting: boolean
  isDirty: boolean
  /** Makes these values the saved ones. */
  settle: (values: Record<Name, FieldValue>) => void
  summary: Summary
}
