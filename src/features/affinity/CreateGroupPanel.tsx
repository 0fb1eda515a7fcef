import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/paths'
import { affinityApi } from '#store/api/resources/affinity'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import {
  emptyGroup,
  groupBody,
  groupSchema,
  kindChoices,
  policyChoices,
  type GroupFormValues,
} from './groupForm'
import { kinds } from './exports/groups'
import { useForm } from '#features/shared/form/FormFields'

/** Creates a group of either kind and opens its page. `?kind=affinity` preselects the kind. */
export function CreateGroupPanel() {
  const { project } = useParam('project')
  const [search] = useSearchParams()
  const go = useNavigate()
  const notify = useNotify()
  const [createApart] = affinityApi.endpoints.antiAffinityGroupCreate.useMutation()
  const [createTogether] = affinityApi.endpoints.affinityGroupCreate.useMutation()
  return (
    <SidePanelForm
      title="Create affinity group"
      submitLabel="Create affinity group"
      schema={groupSchema}
      initial={emptyGroup(search.get('kind') === 'affinity' ? 'affinity' : 'anti-affinity')}
      draft={{ fields: ['name', 'description', 'kind', 'policy'] }}
      send={(values) => {
        const create = values.kind === 'affinity' ? createTogether : createApart
        return create({ project, body: groupBody(values) }).unwrap()
      }}
      onSaved={(group, { kind }) => {
        notify(`${kinds[kind].label} group ${group.name} created`)
        void go(kinds[kind].page({ project, group: group.name }))
      }}
      onDismiss={() => void go(paths.affinity({ project }), { preventScrollReset: true })}
    >
      <NameField />
      <DescriptionField />
      <RadioField name="kind" label="Type" choices={kindChoices} />
      <PolicyField />
    </SidePanelForm>
  )
}

function PolicyField() {
  const { values } = useForm<GroupFormValues>()
  return (
    <RadioField name="policy" label="Policy" hint={kinds[values.kind].policyHelp} choices={policyChoices} />
  )
}
