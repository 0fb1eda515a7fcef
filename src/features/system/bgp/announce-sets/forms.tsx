import { useMemo } from 'react'
import { object } from 'yup'
import type { AddressLotBlock, BgpAnnouncementCreate, BgpAnnounceSetCreate } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { announcementError, blockOfNetwork, noLongerAnnounced } from '#model/network/announcement'
import { networkKey } from '#model/network/ip'
import { linesError, linesOf } from '#model/lines'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import {
  loadAhead,
  load,
  loadFresh,
  notFoundUnless,
  type At,
  type LoaderInput,
} from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { missingText } from '#features/kit/form/choices'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { announceSets } from '../noun'

/** The validation rules of an announce set. @param blocks of all address lots, which must contain each network */
const announceSetRules = (blocks: readonly AddressLotBlock[]) => ({
  description: resourceDescription(),
  networks: checkedText('Networks', (text) =>
    linesError(text, (line) => announcementError(line, blocks), networkKey),
  ),
})

interface AnnounceSetValues {
  name: string
  description: string
  /** One per line. */
  networks: string
}

/** The request body of a set: each network with the block that contains its first address. Rule: OPS-7. */
const announceSetBody = (
  { description, networks }: Omit<AnnounceSetValues, 'name'>,
  blocks: readonly AddressLotBlock[],
): Omit<BgpAnnounceSetCreate, 'name'> => ({
  description,
  announcement: linesOf(networks).flatMap((network) => {
    const block = blockOfNetwork(network, blocks)
    return block ? [{ addressLotBlock: block.id, network }] : []
  }),
})

/** The fields of an announce set, except its name. @param missing why the address blocks are unavailable */
const AnnounceSetFields = ({ missing }: { missing: string | undefined }) => (
  <>
    {missing !== undefined && (
      <Notice tone="info" title="Address lots">
        {missing}
      </Notice>
    )}
    <DescriptionField />
    <NetworkField
      name="networks"
      label="Networks"
      multiline
      rows={4}
      hint="One per line, such as 192.0.2.0/24; each must be in a block of an address lot"
    />
  </>
)

export const createLoader = loadAhead(addressLotsApi.endpoints.blocksOfAllLots, () => ({}))

const initial = { name: '', description: '', networks: '' }

/** Creates an announce set with its networks. Rule: OPS-7. */
export function CreateAnnounceSetForm() {
  const query = addressLotsApi.endpoints.blocksOfAllLots.useQuery({})
  const blocks = useMemo(() => (query.data ?? []).map(({ block }) => block), [query.data])
  const sets = bgpApi.endpoints.networkingBgpAnnounceSetList.useQueryState({ limit: ALL_LIMIT }).data
  const schema = useMemo(
    () =>
      object({
        name: resourceName().test(
          'free',
          'There is an announce set of that name, which would be replaced',
          (name) => !sets?.some((set) => set.name === name),
        ),
        ...announceSetRules(blocks),
      }),
    [blocks, sets],
  )
  const missing = missingText(query, 'address lots')
  return (
    <SidePanelForm
      title={announceSets.panels.create}
      needs={announceSets.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'networks'] }}
      disabledReason={missing}
      send={(values, { save }) =>
        save(bgpApi.endpoints.networkingBgpAnnounceSetUpdate, {
          kind: 'add',
          name: values.name,
          body: announceSetBody(values, blocks),
        })
      }
      saved={({ name }) => `Announce set ${name} created`}
      back={announceSets.to.list()}
    >
      <NameField />
      <AnnounceSetFields missing={missing} />
    </SidePanelForm>
  )
}

const { networkingBgpAnnounceSetList, networkingBgpAnnouncementList, networkingBgpAnnounceSetUpdate } =
  bgpApi.endpoints

const setsLoader = load(networkingBgpAnnounceSetList, () => ({ limit: ALL_LIMIT }))
const networksLoader = loadFresh(networkingBgpAnnouncementList, ({ announceSet }: At<'announceSet'>) => ({
  announceSet,
}))

/** A set with its present networks. Finds the set in the list, since the API has no view of one set. */
export async function editLoader(input: LoaderInput<At<'announceSet'>>) {
  createLoader(input)
  await networksLoader(input)
  const sets = await setsLoader(input)
  return notFoundUnless(!sets || sets.some(({ name }) => name === input.params.announceSet))
}

/**
 * Edits the networks of an announce set. Its name is fixed: another name would create another set. Rule: OPS-7.
 */
export function EditAnnounceSetForm() {
  const { announceSet: name } = useParam('announceSet')
  const set = networkingBgpAnnounceSetList
    .useQuery({ limit: ALL_LIMIT })
    .data?.find((one) => one.name === name)
  const announced = networkingBgpAnnouncementList.useQuery({ announceSet: name }).data
  const query = addressLotsApi.endpoints.blocksOfAllLots.useQuery({})
  const blocks = useMemo(() => (query.data ?? []).map(({ block }) => block), [query.data])
  const schema = useMemo(() => object(announceSetRules(blocks)), [blocks])
  const edit = useEdit(announcementWords)
  if (!set || !announced) return null
  const before = announced.map(({ network }) => network)
  const missing = missingText(query, 'address lots')
  return (
    <SidePanelForm
      title={announceSets.panels.edit}
      name={name}
      submitLabel="Update announce set"
      needs={fleetAdmin}
      schema={schema}
      initial={{ description: set.description, networks: before.join('\n') }}
      draft={{ fields: ['description', 'networks'], variant: set.id }}
      disabledReason={missing}
      send={(values, { save, ask, was }) =>
        edit(
          {
            was: announceSetBody(was, blocks),
            body: announceSetBody(values, blocks),
          },
          (next) => save(networkingBgpAnnounceSetUpdate, { kind: 'edit', name, ...next }),
          ask,
        )
      }
      saved={() => `Announce set ${name} updated`}
      back={announceSets.to.list()}
    >
      <AnnounceSetFields missing={missing} />
      <NoLonger before={before} />
    </SidePanelForm>
  )
}

const announcementWords = {
  announcement: {
    label: 'Networks',
    text: (announced: readonly BgpAnnouncementCreate[]) => announced.map(({ network }) => network).join(', '),
  },
}

/** The announcements that the change ends. */
function NoLonger({ before }: { before: readonly string[] }) {
  const { networks } = useForm<{ networks: string }>().values
  const gone = noLongerAnnounced(before, networks)
  return (
    <p role="status">
      {gone.length > 0 && `${gone.join(', ')} is no longer announced: from outside it is not found any more.`}
    </p>
  )
}
