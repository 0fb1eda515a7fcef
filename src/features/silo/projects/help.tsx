import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Groups of resources, and who can use them.'

export default function ProjectsHelp() {
  return (
    <>
      <p>
        A project groups resources: instances, disks, snapshots, images, networks and addresses. Names are
        unique within a project, so two projects may each have an instance called <code>web</code>.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            A new project gets a <To topic="vpcs">VPC</To> called <code>default</code>, with a subnet, a
            router, an internet gateway and firewall rules that let instances in it reach each other and be
            reached by SSH and ping.
          </li>
          <li>
            Who sees a project, and who changes it, is decided by <To topic="access">roles</To> on the project
            and on the silo.
          </li>
          <li>
            What all projects of a silo use together counts against the silo’s{' '}
            <To topic="utilization">quotas</To>.
          </li>
          <li>Renaming a project changes its addresses in this console; old links to it stop working.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create one: on the list of projects, choose <b>Create project</b>.
          </li>
          <li>
            Rename it or change its description: choose <b>Edit</b> in its row’s menu.
          </li>
          <li>
            Delete it with everything in it: choose <b>Take down…</b> in its row’s menu, or type “take down”
            into <b>Search</b> on one of its pages. The page reads what is in the project, shows what refuses
            and what is kept, and asks for the name of the project. <b>Delete</b> is for an empty project.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A project can be deleted only when it is empty: no instances, disks, snapshots, images, floating
          IPs, affinity groups and no VPC. Delete the subnets of a VPC before the VPC. The error names the
          first thing that is still there.
        </p>
      </Section>
      <SeeAlso topics={['overview', 'access', 'vpcs', 'instances', 'utilization']} />
    </>
  )
}
