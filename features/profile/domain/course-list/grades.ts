/** Contents of a transcript's grade column, as regex alternatives: letters, passes, marks of courses in progress. */
export const GRADES = '[A-F][+\\-−–]?|P|NP|S|U|CR|NC|IP|W|WD|WF|TR|TA|AU|PA|SAT|UNS|DIS|INC|NG|EXC|CIP|REG|T';
