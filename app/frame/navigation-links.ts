/** LIST: the screens of the navigation bar. */
export const LINKS: readonly { to: string; label: string }[] = [
  { to: '/profile', label: 'Profile' },
  { to: '/', label: 'Chat' },
  { to: '/courses', label: 'Courses' },
  { to: '/plan', label: 'Plan' },
  { to: '/saved', label: 'Saved' },
];
