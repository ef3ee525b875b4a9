import { useLocation } from 'react-router'
import { areaOf } from '#platform/navigation/area.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { IncomingImport } from './IncomingImport.tsx'
import { IncomingNotice } from './IncomingNotice.tsx'
import { incomingStore } from './incomingStore.ts'
import { useIncomingLead } from './useIncomingLead.ts'

/** Files that were passed to the program, on whatever page is open. */
export function IncomingFiles() {
  const offered = useIncomingLead()
  const [file] = useStorePart(incomingStore, ({ imports }) => imports)
  // Other areas don't load these texts.
  if (areaOf(useLocation().pathname) !== 'program') return null
  return (
    <>
      {offered.length > 0 ? <IncomingNotice batches={offered} /> : null}
      {file ? <IncomingImport key={file.id} file={file} /> : null}
    </>
  )
}
