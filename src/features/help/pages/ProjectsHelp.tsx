export default function ProjectsHelp() {
  return <p>Projects.</p>
}
