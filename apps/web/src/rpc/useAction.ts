import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useCallback, useState } from 'react'
import { callAction } from './callAction.ts'
import { isSessionEnd, RpcError } from './RpcError.ts'

export type Action<C extends ActionContract> = Call<ParamInput<C>, ResultOf<C>>

export interface Call<Param, Answer> {
  /** Resolves with `'error'` instead of throwing; the failure is in `error` and in a toast. */
  run: (param: Param) => Promise<Answer | 'error'>
  isPending: boolean
  error: RpcError | null
  /** The server's message about one field of the last call. */
  fieldError: (path: string) => string | undefined
  reset: () => void
}

interface UseActionOptions {
  /** False if the screen shows the error itself; true by default. */
  toastErrors?: boolean
}

/** Calls an action by its contract. */
export function useAction<C extends ActionContract>(contract: C, options?: UseActionOptions): Action<C> {
  return useCall(
    useCallback((param: ParamInput<C>) => callAction(contract, param), [contract]),
    options,
  )
}

/** Does the same for any function that calls the server; it has to be the same function in every render. */
export function useCall<Param, Answer>(
  call: (param: Param) => Promise<Answer>,
  { toastErrors = true }: UseActionOptions = {},
): Call<Param, Answer> {
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<RpcError | null>(null)

  const run = useCallback(
    async (param: Param): Promise<Answer | 'error'> => {
      setPending((count) => count + 1)
      setError(null)
      try {
        return await call(param)
      } catch (thrown) {
        const failure = asRpcError(thrown)
        setError(failure)
        // The redirect to the log-in has already shown a message.
        if (toastErrors && !isSessionEnd(failure)) toast({ tone: 'danger', title: failure.message })
        return 'error'
      } finally {
        setPending((count) => count - 1)
      }
    },
    [call, toastErrors],
  )

  const fieldError = useCallback(
    (path: string) => error?.details.find((detail) => detail.path === path)?.message,
    [error],
  )
  const reset = useCallback(() => setError(null), [])
  return { run, isPending: pending > 0, error, fieldError, reset }
}

/** Any other exception is shown as it is, because hiding it would hide a bug. */
function asRpcError(thrown: unknown): RpcError {
  if (thrown instanceof RpcError) return thrown
  return new RpcError({ code: 'BAD_ANSWER', status: 0, message: String(thrown) })
}
