import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useCallback, useState } from 'react'
import { callAction } from './callAction.ts'
import { isSessionEnd, RpcError } from './RpcError.ts'

export interface Action<C extends ActionContract> {
  /** Resolves with `'error'` instead of throwing; what went wrong is in `error`, and in a toast. */
  run: (param: ParamInput<C>) => Promise<ResultOf<C> | 'error'>
  isPending: boolean
  error: RpcError | null
  /** What the server said about one field of the last call. */
  fieldError: (path: string) => string | undefined
  reset: () => void
}

interface UseActionOptions {
  /** Off where the screen shows the error itself. Default on. */
  toastErrors?: boolean
}

export function useAction<C extends ActionContract>(
  contract: C,
  { toastErrors = true }: UseActionOptions = {},
): Action<C> {
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<RpcError | null>(null)

  const run = useCallback(
    async (param: ParamInput<C>): Promise<ResultOf<C> | 'error'> => {
      setPending((count) => count + 1)
      setError(null)
      try {
        return await callAction(contract, param)
      } catch (thrown) {
        const failure = asRpcError(thrown)
        setError(failure)
        // The line has said so already, on the way to the log-in.
        if (toastErrors && !isSessionEnd(failure)) toast({ tone: 'danger', title: failure.message })
        return 'error'
      } finally {
        setPending((count) => count - 1)
      }
    },
    [contract, toastErrors],
  )

  const fieldError = useCallback(
    (path: string) => error?.details.find((detail) => detail.path === path)?.message,
    [error],
  )
  const reset = useCallback(() => setError(null), [])
  return { run, isPending: pending > 0, error, fieldError, reset }
}

/** Anything else that was thrown is shown as it is: hiding it would hide a fault of ours. */
function asRpcError(thrown: unknown): RpcError {
  if (thrown instanceof RpcError) return thrown
  return new RpcError({ code: 'BAD_ANSWER', status: 0, message: String(thrown) })
}
