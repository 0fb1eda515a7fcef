import { useFormikContext } from 'formik'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '../../paths'
import { policiesApi, type PolicyAt } from '../../store/api/policies'
import type { Assignment, RoleChange, RoleName } from '../../store/model/roles'
import { Notice } from '../../ui/Notice'
import { RadioField } from '../shared/form/fields'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'
import { useProjectAccess } from './useProjectAccess'
import { roleChoices } from './words'

const schema = object({ roleName: string<RoleName>().required() })

interface EditRoleFormProps {
  at: PolicyAt
  name: string
  assignment: Assignment
  /** What a change would cost the one who makes it, as a sentence. */
  lossBy: (change: RoleChange) => string | undefined
  onDone: () => void
}

/** Gives somebody another role than the one they have. */
export function EditRoleForm({ at, name, assignment, lossBy, onDone }: EditRoleFormProps) {
  const notify = useNotify()
  const [change] = policiesApi.endpoints.policyRoleChange.useMutation()
  const changeTo = (roleName: RoleName): RoleChange => ({
    kind: 'assign',
    assignment: { ...assignment, roleName },
  })
  return (
    <SidePanelForm
      title="Change role"
      subtitle={name}
      submitLabel="Change role"
      schema={schema}
      initial={{ roleName: assignment.roleName }}
      draft={{ fields: ['roleName'] }}
      send={({ roleName }) => change({ at, change: changeTo(roleName) }).unwrap()}
      onSaved={(_policy, { roleName }) => {
        notify(`${name} is ${roleName}`)
        onDone()
      }}
      onDismiss={onDone}
    >
      <RadioField name="roleName" label="Role" choices={roleChoices(at.scope)} />
      <OwnLoss of={(roleName) => lossBy(changeTo(roleName))} />
    </SidePanelForm>
  )
}

function OwnLoss({ of: lossBy }: { of: (roleName: RoleName) => string | undefined }) {
  const { values } = useFormikContext<{ roleName: RoleName }>()
  const loss = lossBy(values.roleName)
  if (!loss) return null
  return (
    <Notice tone="attention" title="You would take it from yourself">
      {loss}
    </Notice>
  )
}

/** The panel over a project's access. */
export function EditProjectRolePanel() {
  const { project, identity } = useParam('project', 'identity')
  const go = useNavigate()
  const { at, assignments, rows, lossBy } = useProjectAccess(project)
  const assignment = assignments?.find(({ identityId }) => identityId === identity)
  const row = rows?.find(({ id }) => id === identity)
  if (!assignment || !row) return null
  return (
    <EditRoleForm
      at={at}
      name={row.name}
      assignment={assignment}
      lossBy={lossBy}
      onDone={() => void go(paths.projectAccess({ project }), { preventScrollReset: true })}
    />
  )
}
