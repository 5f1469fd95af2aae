import type { GroupChange } from '../../domain/exports/advisor-sheet.ts';

/** Groups that are open today, and their state with the plan. */
export function SheetRequirements({ groups }: { groups: readonly GroupChange[] }) {
  if (groups.length === 0) return <p className="text-14 print:text-12">No requirement group is open.</p>;
  const hasSeveral = new Set(groups.map(({ programme }) => programme)).size > 1;
  return (
    <table data-figures className="w-full border-collapse text-14 print:text-12 print:leading-3.5">
      <thead>
        <tr className="border-b border-line text-left text-ink-quiet">
          <th scope="col" className="py-1 pr-3 font-normal">
            Open group
          </th>
          <th scope="col" className="py-1 pr-3 font-normal whitespace-nowrap">
            Before
          </th>
          <th scope="col" className="py-1 pr-3 font-normal whitespace-nowrap">
            After
          </th>
          <th scope="col" className="py-1 font-normal">
            By
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ programme, name, need, before, after, planned }) => (
          <tr key={`${programme} ${name}`} className="border-b border-line align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal print:py-0.5">
              {hasSeveral ? `${programme}: ${name}` : name}
            </th>
            <td className="py-1 pr-3 whitespace-nowrap print:py-0.5">{`${before} of ${need}`}</td>
            <td
              className={
                after > before
                  ? 'py-1 pr-3 font-medium whitespace-nowrap print:py-0.5'
                  : 'py-1 pr-3 whitespace-nowrap print:py-0.5'
              }
            >{`${after} of ${need}`}</td>
            <td className="py-1 print:py-0.5">{planned.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
