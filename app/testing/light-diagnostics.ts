// What React and Testing Library gather for messages that hardly any test prints: a fifth of the time of web tests.
// A module, not part of the setup file: it runs once, while the setup runs before each file of a worker.
import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** While something is waited for: Testing Library then leaves out the roles, which take the longest. */
const isWaiting = (): boolean => {
  const { _disableExpensiveErrorDiagnostics: isOff } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isOff === true;
};

configure({
  // A try that finds nothing need not print the document: the failure at the limit of time does.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// React takes a stack trace of each element it creates, up to a number of them for every second: those seem taken.
// Its warnings still name components, but not the lines that created their elements.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
};
if (internals.recentlyCreatedOwnerStacks === undefined)
  throw new Error('React counts owner stacks elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
