import { withoutCapital } from '#model/case'
import { MAX_ASSIGNMENTS } from '#model/limits'
import type { Scope } from '#model/roles'
import { useRoles } from '#features/shared/people/useRoles'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Viewer, collaborator, admin: what each may do, and where.'

/** The roles of a scope, each with its permissions. */
const Roles = ({ scope }: { scope: Scope }) => (
  <ul>
    {useRoles(scope).map(({ role, label, meaning }) => (
      <li key={role}>
        <b>{label}</b>: {withoutCapital(meaning)}
      </li>
    ))}
  </ul>
)

export default function AccessHelp() {
  return (
    <>
      <p>
        A role says what a user or a group may do. A policy is a list of roles and who has them. The fleet,
        each silo and each project have one.
      </p>
      <Section title="Roles on a project">
        <Roles scope="project" />
      </Section>
      <Section title="Roles on the silo">
        <Roles scope="silo" />
      </Section>
      <Section title="Roles on the fleet">
        <Roles scope="fleet" />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>A role on the silo applies to every project of the silo.</li>
          <li>A silo can map its own roles to roles on the fleet.</li>
          <li>
            A role of a group applies to each of its members. A person with several roles may do what the
            strongest role allows.
          </li>
          <li>
            A policy has one role for each user or group: a new one replaces the old one. It has at most{' '}
            {MAX_ASSIGNMENTS}.
          </li>
          <li>
            Users and groups come from the <To topic="identity-providers">identity provider</To>, not from
            here.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Assign a role: open <b>Project access</b>, <b>Silo access</b> or <b>Fleet access</b>, choose{' '}
            <b>Add user or group</b>, then the role.
          </li>
          <li>
            Change it: choose <b>Change role</b> in the row’s menu. Remove it: choose <b>Delete</b> there.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          Only an admin of a project or of its silo can change the project’s policy. A role that comes from
          the silo is listed in the project, but can be changed on the silo only. The console warns you before
          you remove your own access.
        </p>
      </Section>
      <SeeAlso topics={['users', 'projects', 'silos', 'identity-providers', 'errors']} />
    </>
  )
}
