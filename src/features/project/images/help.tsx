import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'What instances boot from, and how to upload and share one.'

export default function ImagesHelp() {
  return (
    <>
      <p>
        An image is what a new boot <To topic="disks">disk</To> starts with: in most cases an operating
        system. An image of a project can be used in that project; an image of the silo in all of its
        projects.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>Making a disk copies the image. Deleting the image later changes nothing on that disk.</li>
          <li>
            The operating system and the version are for people: the region does not check them, and they may
            stay blank.
          </li>
          <li>
            The block size is that of the disk the image was made for. With a wrong one the system does not
            boot.
          </li>
          <li>
            Images do not count against the <To topic="utilization">storage quota</To>; the disks made from
            them do.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Make one from a disk: take a <To topic="snapshots">snapshot</To>, then choose <b>Create image</b>{' '}
            in its row’s menu.
          </li>
          <li>
            Upload one: choose <b>Upload image</b>. The file is a raw image, not compressed. Keep the page
            open until it is done; a cancelled upload leaves nothing behind. One that lost its page or its
            connection leaves a disk named <code>tmp-for-image-…</code>, which its menu in the list of disks
            deletes.
          </li>
          <li>
            Share one with all projects: choose <b>Promote</b>. Take it back into one project: choose{' '}
            <b>Demote</b> on the list of silo images.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          Promoting, demoting and deleting images of the silo needs the role collaborator or admin on the
          silo. The image’s name must be free where it goes.
        </p>
      </Section>
      <SeeAlso topics={['disks', 'snapshots', 'instances', 'access']} />
    </>
  )
}
