/**
 * Milliseconds of processor time that this process spent on the work. Unlike the time that passed it does not depend on
 * what else the machine does, so that a bound on it fails for the work alone.
 */
export const processorMilliseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
