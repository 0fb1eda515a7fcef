import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import type { Assignment, RoleChange, RoleName } from '#store/model/roles'
import { Notice } from '#ui/feedback/Notice'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { roleChoices } from './labels'
import { placeOf } from './scopes'
import { useFleetAccess, useProjectAccess, useSiloAccess, type UseScopeAccess } from './useScopeAccess'
import { useForm } from '#features/shared/form/FormFields'

const schema = object({ roleName: string<RoleName>().required() })

interface EditRoleFormProps {
  at: PolicyAt
  name: string
  assignment: Assignment
  /** The loss of the current user's own access by a change, as a sentence. */
  warningFor: (change: RoleChange) => string | undefined
  onDone: () => void
}

/** Changes the role of a user or group. */
function EditRoleForm({ at, name, assignment, warningFor, onDone }: EditRoleFormProps) {
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
      <SelfAccessWarning of={(roleName) => warningFor(changeTo(roleName))} />
    </SidePanelForm>
  )
}

function SelfAccessWarning({ of: warningFor }: { of: (roleName: RoleName) => string | undefined }) {
  const { values } = useForm<{ roleName: RoleName }>()
  const warning = warningFor(values.roleName)
  if (!warning) return null
  return (
    <Notice tone="attention" title="You would take it from yourself">
      {warning}
    </Notice>
  )
}

/** The panel over the access page of a scope. */
const editRolePanel = (useScopeAccess: UseScopeAccess) =>
  function EditRolePanel() {
    const { identity } = useParam('identity')
    const go = useNavigate()
    const { at, assignments, rows, warningFor } = useScopeAccess()
    const assignment = assignments?.find(({ identityId }) => identityId === identity)
    const row = rows?.find(({ id }) => id === identity)
    if (!assignment || !row) return null
    return (
      <EditRoleForm
        at={at}
        name={row.name}
        assignment={assignment}
        warningFor={warningFor}
        onDone={() => void go(placeOf(at).list, { preventScrollReset: true })}
      />
    )
  }

export const EditProjectRolePanel = editRolePanel(useProjectAccess)
export const EditSiloRolePanel = editRolePanel(useSiloAccess)
export const EditFleetRolePanel = editRolePanel(useFleetAccess)
