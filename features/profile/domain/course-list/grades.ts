/** What transcripts put in the column of grades, as alternatives of an expression: letters, passes, marks of what is under way. */
export const GRADES = '[A-F][+\\-−–]?|P|NP|S|U|CR|NC|IP|W|WD|WF|TR|TA|AU|PA|SAT|UNS|DIS|INC|NG|EXC|CIP|REG|T';
