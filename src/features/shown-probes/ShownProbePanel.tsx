import { shownProbesApi } from '#store/api/resources/shownProbes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { shownProbes } from './noun'

const { shownProbeView } = shownProbesApi.endpoints

export const loader = load(
  shownProbeView,
  ({ project, shownProbe: probe }: At<'project' | 'shownProbe'>) => ({ project, probe }),
)

/** The details of an shown probe. */
export function ShownProbePanel() {
  const { project, shownProbe: probe } = useParam('project', 'shownProbe')
  const list = shownProbes.to.list({ project })
  const query = shownProbeView.useQuery({ project, probe })
  const shown = useShown(query, list)
  if (!shown) return null
  return (
    <DetailsPanel
      title="Shown probe details"
      name={shown.name}
      query={query}
      back={list}
      items={[
        {
          label: 'External IPs',
          value: shown.externalIps.length ? (
            shown.externalIps.map(({ ip }) => <IdText key={ip} value={ip} />)
          ) : (
            <EmptyCell />
          ),
        },
        idFact(shown.id),
      ]}
    />
  )
}
