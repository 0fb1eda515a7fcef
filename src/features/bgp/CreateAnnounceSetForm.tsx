import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { ALL_LIMIT } from '#store/model/paging'
import { missingText } from '#features/shared/form/choices'
import { NameField } from '#features/shared/form/fields/TextField'
import { resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { AnnounceSetFields } from './AnnounceSetFields'
import { announceSetBody, announceSetRules } from './announceSetForm'

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
        ...announceSetRules(blocks),
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
      send={(values) => update({ body: announceSetBody(values, blocks) }).unwrap()}
      onSaved={({ name }) => {
        notify(`Announce set ${name} created`)
        back()
      }}
      onDismiss={back}
    >
      <NameField />
      <AnnounceSetFields missing={missing} />
    </SidePanelForm>
  )
}
