import { useNavigate, useParams } from 'react-router'
import { object } from 'yup'
import { affinityApi } from '../../store/api/affinity'
import { dateOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import { IdText } from '../../ui/IdText'
import { PropertyList } from '../../ui/PropertyList'
import { DescriptionField, NameField } from '../shared/form/fields'
import { resourceDescription, resourceName } from '../shared/form/rules'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { useNotify } from '../shared/useNotify'
import { groupAt, kinds } from './kinds'
import { apartArgs, togetherArgs, useGroup } from './queries'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Renames or redescribes a group. Its type and its policy were settled when it was made. */
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
        // Going back to the form would find nothing by the old name.
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
