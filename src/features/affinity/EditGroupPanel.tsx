import { useNavigate, useParams } from 'react-router'
import { object } from 'yup'
import { affinityApi } from '#store/api/resources/affinity'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { PropertyList } from '#ui/tables/PropertyList'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { groupAt } from './groupAt'
import { kinds } from './exports/groups'
import { apartArgs, togetherArgs, useGroup } from './queries'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Edits the name and description of a group. Its type and policy cannot change. */
export function EditGroupPanel() {
  const at = groupAt(useParams())
  const { label, noun, page } = kinds[at.kind]
  const go = useNavigate()
  const notify = useNotify()
  const { data: group } = useGroup(at)
  const [updateApart] = affinityApi.endpoints.antiAffinityGroupUpdate.useMutation()
  const [updateTogether] = affinityApi.endpoints.affinityGroupUpdate.useMutation()
  if (!group) return null
  const toPage = (name: string, replace = false) =>
    void go(page({ project: at.project, group: name }), { preventScrollReset: true, replace })
  return (
    <SidePanelForm
      title={`Edit ${noun}`}
      submitLabel={`Update ${noun}`}
      schema={schema}
      initial={{ name: group.name, description: group.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) =>
        (at.kind === 'affinity'
          ? updateTogether({ ...togetherArgs(at), body })
          : updateApart({ ...apartArgs(at), body })
        ).unwrap()
      }
      onSaved={(saved) => {
        notify(`${label} group ${saved.name} updated`)
        // Going back to the form would fail, because the old name no longer exists.
        toPage(saved.name, true)
      }}
      onDismiss={() => toPage(at.group)}
    >
      <PropertyList
        items={[
          { label: 'ID', value: <IdText value={group.id} /> },
          { label: 'Created', value: <DateText at={dateOf(group, 'timeCreated')} /> },
          { label: 'Updated', value: <DateText at={dateOf(group, 'timeModified')} /> },
        ]}
      />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
