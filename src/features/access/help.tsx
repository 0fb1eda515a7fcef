import { MAX_ASSIGNMENTS } from '#store/model/limits'
import { useHasFeature } from '#store/api/versions/useRegionVersion'
import { Section, SeeAlso, To } from '#features/help/exports/parts'

export const summary = 'Viewer, collaborator, admin: what each may do, and where.'

export default function AccessHelp() {
  const hasLimited = useHasFeature('limitedCollaborator')
  return (
    <>
      <p>
        A role says what a user or a group may do. A policy is a list of roles and who has them. The fleet,
        each silo and each project have one.
      </p>
      <Section title="The roles">
        <ul>
          <li>
            <b>Viewer</b> on a project sees everything in it. On the silo: in all of its projects.
          </li>
          {hasLimited && (
            <li>
              <b>Limited collaborator</b> on a project also creates, changes and deletes what is in it, except
              VPCs and what is in them. On the silo: in all of its projects.
            </li>
          )}
          <li>
            <b>Collaborator</b> on a project also creates, changes and deletes what is in it. On the silo:
            creates projects, and is admin of all of them.
          </li>
          <li>
            <b>Admin</b> on a project also changes the project and who has access to it. On the silo: also
            changes who has access to the silo, and how people sign in.
          </li>
          <li>
            On the fleet, a <b>viewer</b> sees the system pages, a <b>collaborator</b> also creates silos, and
            an <b>admin</b> changes everything, and who has access. A silo can map its own roles to roles on
            the fleet.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>A role on the silo applies to every project of the silo.</li>
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
