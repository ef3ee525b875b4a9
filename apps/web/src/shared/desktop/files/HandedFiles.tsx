import { useLocation } from 'react-router'
import { areaOf } from '#platform/navigation/area.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { HandedImport } from './HandedImport.tsx'
import { HandedNotice } from './HandedNotice.tsx'
import { handedStore } from './handedStore.ts'
import { useHandedLead } from './useHandedLead.ts'

/** Files that were passed to the program, on whatever page is open. */
export function HandedFiles() {
  const offered = useHandedLead()
  const [file] = useStorePart(handedStore, ({ imports }) => imports)
  // Other areas don't load these texts.
  if (areaOf(useLocation().pathname) !== 'program') return null
  return (
    <>
      {offered.length > 0 ? <HandedNotice batches={offered} /> : null}
      {file ? <HandedImport key={file.id} file={file} /> : null}
    </>
  )
}
