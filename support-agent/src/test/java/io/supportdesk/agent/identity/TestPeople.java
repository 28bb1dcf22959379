package io.supportdesk.agent.identity;

import java.util.Set;

/** People for tests; the only other place that makes owner keys. */
public final class TestPeople {

    public static final String ISSUER = "https://sso.example/realms/support-desk";
    public static final Person AMARA = person("amara");
    public static final Person BEN = person("ben");

    private TestPeople() {}

    public static Person person(String name) {
        return new Person(OwnerKey.of(ISSUER, name), new LoginId(name + "-login"), name, name, Set.of("support"));
    }

    public static Person otherLogin(Person person) {
        return new Person(person.owner(), new LoginId("other-login"), person.username(), person.name(), person.roles());
    }
}
