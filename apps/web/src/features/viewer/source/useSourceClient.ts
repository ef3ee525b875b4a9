import { createRemoteDicomWeb, type DicomWeb } from '@pandok/viewer'
import { useEffect, useState } from 'react'

interface Server {
  address: string
  token: string
}

export const clientOptions = ({ address, token }: Server) => ({
  baseUrl: address,
  ...(token !== '' && { token }),
})

/** A client for the chosen server, closed when another is chosen. */
export function useSourceClient(server: Server | undefined): DicomWeb | undefined {
  const [web, setWeb] = useState<DicomWeb>()
  const { address, token } = server ?? {}
  useEffect(() => {
    if (address === undefined || token === undefined) return
    const made = createRemoteDicomWeb(clientOptions({ address, token }))
    setWeb(made)
    return () => {
      setWeb(undefined)
      made.dispose()
    }
  }, [address, token])
  return web
}
