import { createContext, type ReactNode } from 'react';

/**
 * Shows a registrar's text, such as prerequisites, with its courses as links. As plain text where there is no catalogue
 * to read it by, as for a visitor of a shared page.
 */
export const CourseTextContext = createContext<(text: string) => ReactNode>((text) => text);
