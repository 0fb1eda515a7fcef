import { entryOf } from '#model/entryOf'
import { useMemo } from 'react'
import { object, string } from 'yup'
import { meApi } from '#store/api/resources/me'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import {
  roleChange,
  roleEdit,
  withoutRole,
  type Assignment,
  type Directory,
  type RoleChange,
  type RoleName,
} from '#model/roles'
import { capital, wireWords } from '#model/case'
import { Notice } from '#ui/feedback/Notice'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { requiredText } from '#features/kit/form/rules'
import { loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { useRoleChoices } from '#features/shared/people/useRoles'
import { accessPlaceOf, typeLabels } from './scopes'
import { useFleetAccess, useProjectAccess, useSiloAccess, type UseScopeAccess } from './useAccess'

const roleWords = { role: { none: 'None', text: (role: RoleName) => capital(wireWords(role)) } }

/** "Aino is viewer": the role of an identity in a saved policy. */
function roleText(name: string, { roleAssignments }: { roleAssignments: readonly Assignment[] }, id: string) {
  const role = roleAssignments.find(({ identityId }) => identityId === id)?.roleName
  return role ? `${name} is ${wireWords(role)}` : `${name} has no role here`
}

const addSchema = object({
  identityId: requiredText('User or group'),
  roleName: string<RoleName>().required(),
})
const initial: { identityId: string; roleName: RoleName } = { identityId: '', roleName: 'viewer' }

interface AddRoleFormProps {
  at: PolicyAt
  /** The present assignments and all users and groups; undefined while they load. */
  policy: readonly Assignment[] | undefined
  directory: Directory | undefined
  status: ChoiceStatus
}

/** Assigns a role to a user or group without one in the policy. */
function AddRoleForm({ at, policy, directory, status }: AddRoleFormProps) {
  const roleChoices = useRoleChoices(at.scope)
  const edit = useEdit(roleWords)
  const identities = useMemo(
    () => (policy && directory ? withoutRole(policy, directory) : []),
    [policy, directory],
  )
  // The one who has the role now is no choice any more.
  const nameOf = (id: string) =>
    [...(directory?.users ?? []), ...(directory?.groups ?? [])].find((identity) => identity.id === id)
      ?.displayName
  const find = (id: string) => identities.find((identity) => identity.id === id)
  return (
    <SidePanelForm
      title="Add user or group"
      needs={accessPlaceOf(at).needs}
      schema={addSchema}
      initial={initial}
      draft={{ fields: ['identityId', 'roleName'] }}
      send={({ identityId, roleName }, { save, ask }) => {
        const identity = find(identityId)
        const who = { identityId, identityType: identity?.type ?? 'silo_user' } as const
        return edit(
          roleEdit(null, roleName),
          (next) => save(policiesApi.endpoints.policyRoleChange, { at, change: roleChange(who, next) }),
          ask,
        )
      }}
      saved={(now, { identityId }) => roleText(nameOf(identityId) ?? 'The identity', now, identityId)}
      back={accessPlaceOf(at).list}
    >
      <ChoiceField
        name="identityId"
        label="User or group"
        noun="user or group"
        plural="users and groups"
        empty="Every user and group has a role already"
        status={status}
        choices={identities.map(({ id, name, type }) => ({
          value: id,
          label: name,
          detail: entryOf(typeLabels, type) ?? type,
        }))}
      />
      <RadioField name="roleName" label="Role" choices={roleChoices} />
    </SidePanelForm>
  )
}

/** The panel that assigns a role in a scope. */
const addPanel = (useScopeAccess: UseScopeAccess) =>
  function AddPanel() {
    const { at, assignments, directory, choices } = useScopeAccess()
    return (
      <AddRoleForm at={at} policy={assignments} directory={directory} status={choiceStatus(...choices)} />
    )
  }

export const AddProjectRoleForm = addPanel(useProjectAccess)
export const AddSiloRoleForm = addPanel(useSiloAccess)
export const AddFleetRoleForm = addPanel(useFleetAccess)

interface Policy {
  roleAssignments: readonly { identityId: string }[]
}

/** The assignment of the identity in the route. @throws 404 if the policy has none */
const roleLoader =
  <Here,>(policyLoader: (input: LoaderInput<Here>) => Promise<Policy | null>) =>
  async (input: LoaderInput<Here & At<'identity'>>) => {
    const policy = await policyLoader(input)
    const { identity } = input.params
    return notFoundUnless(!policy || policy.roleAssignments.some((role) => role.identityId === identity))
  }

export const editProjectLoader = roleLoader(
  loadFresh(projectPolicyApi.endpoints.projectPolicyView, ({ project }: At<'project'>) => ({ project })),
)
export const editSiloLoader = roleLoader(loadFresh(meApi.endpoints.policyView, () => ({})))
export const editFleetLoader = roleLoader(loadFresh(meApi.endpoints.systemPolicyView, () => ({})))

const editSchema = object({ roleName: string<RoleName>().required() })

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

interface EditRoleFormProps {
  at: PolicyAt
  name: string
  assignment: Assignment
  /** The effect of a change on the current user's own access, as a sentence. */
  warningFor: (change: RoleChange) => string | undefined
}

/** Changes the role of a user or group. */
function EditRoleForm({ at, name, assignment, warningFor }: EditRoleFormProps) {
  const roleChoices = useRoleChoices(at.scope, assignment.roleName)
  const edit = useEdit(roleWords)
  const changeTo = (roleName: RoleName): RoleChange => ({
    kind: 'assign',
    assignment: { ...assignment, roleName },
  })
  return (
    <SidePanelForm
      title="Change role"
      name={name}
      needs={accessPlaceOf(at).needs}
      schema={editSchema}
      initial={{ roleName: assignment.roleName }}
      draft={{ fields: ['roleName'] }}
      send={({ roleName }, { save, ask, was }) =>
        edit(
          roleEdit(was.roleName, roleName),
          (next) =>
            save(policiesApi.endpoints.policyRoleChange, { at, change: roleChange(assignment, next) }),
          ask,
        )
      }
      saved={(policy) => roleText(name, policy, assignment.identityId)}
      back={accessPlaceOf(at).list}
    >
      <RadioField name="roleName" label="Role" choices={roleChoices} />
      <SelfAccessWarning of={(roleName) => warningFor(changeTo(roleName))} />
    </SidePanelForm>
  )
}

/** The panel that changes a role in a scope. */
const editPanel = (useScopeAccess: UseScopeAccess) =>
  function EditPanel() {
    const { identity } = useParam('identity')
    const { at, assignments, rows, warningFor } = useScopeAccess()
    const assignment = assignments?.find(({ identityId }) => identityId === identity)
    const row = rows?.find(({ id }) => id === identity)
    if (!assignment || !row) return null
    return <EditRoleForm at={at} name={row.name} assignment={assignment} warningFor={warningFor} />
  }

export const EditProjectRoleForm = editPanel(useProjectAccess)
export const EditSiloRoleForm = editPanel(useSiloAccess)
export const EditFleetRoleForm = editPanel(useFleetAccess)
