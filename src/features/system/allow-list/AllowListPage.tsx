import type { AllowedSourceIps } from '#store/api/generated/types'
import { allowListApi } from '#store/api/resources/allowList'
import { networkingSettingsApi } from '#store/api/resources/networkingSettings'
import { useHasFeature } from '#store/useRegionVersion'
import { wordsOr } from '#model/entryOf'
import { fleetAdmin } from '#model/needs'
import { allowedRange, EVERY_NETWORK } from '#model/network/allowedNetwork'
import { ipRangeText, rangeSize } from '#model/network/ipRange'
import { Button } from '#ui/actions/Button'
import { formatCount } from '#ui/format/numbers'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { IdText } from '#ui/text/IdText'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { updatedFact } from '#features/kit/detail/recordFacts'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CardTable } from '#features/kit/list/CardTable'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { allowJumboFrames, disableIcmp, disallowJumboFrames, enableIcmp, ICMP_ID } from './commands'
import { allowList } from './noun'

const { networkingAllowListView, networkingInboundIcmpView } = allowListApi.endpoints
const { systemNetworkingSettingsView } = networkingSettingsApi.endpoints

export const loader = loadAll(
  load(networkingAllowListView, () => ({})),
  settled(load(networkingInboundIcmpView, () => ({}))),
  // Not offered, and not sent, in a region without the setting.
  settled(load(systemNetworkingSettingsView, () => ({}))),
)

/** The first and the last address of a network. */
function LetIn({ network }: { network: string }) {
  const range = allowedRange(network)
  return range ? <code>{ipRangeText(range)}</code> : <EmptyCell />
}

const columns: readonly Column<string>[] = [
  { id: 'network', header: 'Network', cell: (network) => <IdText value={network} /> },
  { id: 'range', header: 'Lets in', cell: (network) => <LetIn network={network} /> },
  {
    id: 'count',
    header: 'Addresses',
    align: 'end',
    cell: (network) => {
      const range = allowedRange(network)
      return range ? formatCount(rangeSize(range)) : <EmptyCell />
    },
  },
]

const everyAddress = EVERY_NETWORK.map(({ label, network }) => ({
  label,
  value: <LetIn network={network} />,
}))

const allowedWords: Readonly<Record<Exclude<AllowedSourceIps['allow'], 'list'>, string>> = {
  any: 'Any address may reach the API and this console.',
}

const itself = (network: string) => network

/** Leads to the form. */
function EditLink() {
  const reason = useRoleReason()(fleetAdmin)
  return reason ? (
    <Button disabledReason={reason}>{allowList.panels.edit}</Button>
  ) : (
    <LinkButton to={allowList.to.edit()} preventScrollReset>
      {allowList.panels.edit}
    </LinkButton>
  )
}

/** The permission for jumbo frames, where the region has the setting, and the entry that changes it. */
function useJumboFrames() {
  const isOffered = useHasFeature('jumboSetting')
  const query = systemNetworkingSettingsView.useQuery({}, { skip: !isOffered })
  const commandItems = useCommandItems()
  if (!isOffered) return undefined
  const items = query.data
    ? commandItems(
        [query.data.externalJumboFramesOptInEnabled ? disallowJumboFrames : allowJumboFrames],
        null,
      )
    : []
  return { query, items }
}

/** The networks that may reach the API, whether the region answers pings, and whether instances may have jumbo frames. */
export function AllowListPage() {
  const query = networkingAllowListView.useQuery({})
  const icmp = networkingInboundIcmpView.useQuery({})
  const jumbo = useJumboFrames()
  const commandItems = useCommandItems()
  const list = query.data
  if (!list) return null
  const { allowedIps } = list
  const icmpItems = icmp.data
    ? commandItems([icmp.data.enabled ? disableIcmp : enableIcmp], null)
    : [
        {
          kind: 'off' as const,
          key: 'icmp',
          label: 'Enable or disable inbound ICMP',
          disabledReason: 'Its setting is not known',
        },
      ]
  return (
    <DetailPage
      noun={allowList}
      label={allowList.title}
      title={allowList.title}
      what={allowList.title}
      lead="Which addresses may reach the API and this console."
      query={query}
      record={{ id: ICMP_ID }}
      failures={[query, icmp, ...(jumbo ? [jumbo.query] : [])]}
      refresh={() => Promise.all([query.refetch(), icmp.refetch(), jumbo?.query.refetch()])}
      actions={<EditLink />}
      menu={[...icmpItems, ...(jumbo?.items ?? [])]}
      paletteName=""
      properties={[
        {
          label: 'Inbound ICMP',
          value: (
            <QueryCell query={icmp} missing={<EmptyCell />}>
              {({ enabled }) =>
                enabled ? 'Enabled: pings are answered' : 'Disabled: pings are not answered'
              }
            </QueryCell>
          ),
        },
        ...(jumbo
          ? [
              {
                label: 'Jumbo frames',
                value: (
                  <QueryCell query={jumbo.query} missing={<EmptyCell />}>
                    {({ externalJumboFramesOptInEnabled }) =>
                      externalJumboFramesOptInEnabled
                        ? 'Allowed: instances may have them'
                        : 'Not allowed: no instance can get them'
                    }
                  </QueryCell>
                ),
              },
            ]
          : []),
        updatedFact(list),
      ]}
    >
      <Card title="Allowed addresses">
        {'ips' in allowedIps ? (
          <CardTable
            label="Allowed addresses"
            queries={[query]}
            columns={columns}
            rows={allowedIps.ips}
            rowKey={itself}
            empty={{ title: 'No networks', body: 'No address is allowed.' }}
          />
        ) : (
          <>
            <p>{wordsOr(allowedWords, allowedIps.allow)}</p>
            {allowedIps.allow === 'any' && <PropertyList isWide="row" items={everyAddress} />}
          </>
        )}
      </Card>
    </DetailPage>
  )
}
