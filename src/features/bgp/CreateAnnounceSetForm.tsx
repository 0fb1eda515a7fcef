import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { announcementError, blockOfNetwork } from '#store/model/announcement'
import { linesError, linesOf } from '#store/model/lines'
import { ALL_LIMIT } from '#store/model/paging'
import { Notice } from '#ui/feedback/Notice'
import { missingText } from '#features/shared/form/choices'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'

const initial = { name: '', description: '', networks: '' }

/** Creates an announce set with what it announces; an existing one of that name is replaced. Rule: OPS-7. */
export function CreateAnnounceSetForm() {
  const go = useNavigate()
  const notify = useNotify()
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
        description: resourceDescription(),
        networks: checkedText('Networks', (text) =>
          linesError(text, (line) => announcementError(line, blocks)),
        ),
      }),
    [blocks, sets],
  )
  const [update] = bgpApi.endpoints.networkingBgpAnnounceSetUpdate.useMutation()
  const missing = missingText(query, 'address lots')
  const back = () => void go(paths.announceSets(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create announce set"
      submitLabel="Create announce set"
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'networks'] }}
      {...(missing === undefined ? {} : { disabledReason: missing })}
      send={({ name, description, networks }) =>
        update({
          body: {
            name,
            description,
            announcement: linesOf(networks).flatMap((network) => {
              const block = blockOfNetwork(network, blocks)
              return block ? [{ addressLotBlock: block.id, network }] : []
            }),
          },
        }).unwrap()
      }
      onSaved={({ name }) => {
        notify(`Announce set ${name} created`)
        back()
      }}
      onDismiss={back}
    >
      <p>Each network lies in a block of an address lot, which is found by its first address.</p>
      {missing !== undefined && (
        <Notice tone="info" title="Address lots">
          {missing}
        </Notice>
      )}
      <NameField />
      <DescriptionField />
      <TextField
        name="networks"
        label="Networks"
        multiline
        rows={4}
        hint="One per line, such as 192.0.2.0/24"
      />
    </SidePanelForm>
  )
}
