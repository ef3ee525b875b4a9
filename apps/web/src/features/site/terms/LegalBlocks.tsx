import type { LegalBlock, LegalTable } from '@pandok/i18n'
import { ContactDetails } from './ContactDetails.tsx'

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => {
    // The texts never change while they are shown, so the index can serve as a key.
    const key = `${index}`
    if (typeof block === 'string')
      return (
        <p key={key} className="leading-relaxed">
          {block}
        </p>
      )
    if ('contact' in block) return <ContactDetails key={key} about={block.contact} />
    if ('rows' in block) return <FactTable key={key} {...block} />
    return (
      <ul key={key} className="grid list-disc gap-1.5 ps-5 leading-relaxed marker:text-muted">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  })
}

/** On narrow screens each row becomes a card, because three columns of German don't fit. */
function FactTable({ head, rows }: LegalTable) {
  return (
    <table className="w-full text-sm max-sm:block print:text-xs">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((title) => (
            <th
              key={title}
              scope="col"
              className="border-b border-line-strong py-2 pe-4 text-start align-bottom font-bold"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="break-inside-avoid max-sm:grid max-sm:gap-1 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-3"
          >
            {row.map((cell, index) => {
              const look = 'py-2.5 pe-4 align-top sm:border-b sm:border-line max-sm:block max-sm:p-0'
              return index === 0 ? (
                <th key={head[0]} scope="row" className={`${look} text-start font-semibold`}>
                  {cell}
                </th>
              ) : (
                <td key={head[index]} className={look}>
                  {head.length > 2 ? (
                    <span aria-hidden="true" className="me-2 text-muted sm:hidden">
                      {head[index]}
                    </span>
                  ) : null}
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
