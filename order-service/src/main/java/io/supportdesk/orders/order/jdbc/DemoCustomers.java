package io.supportdesk.orders.order.jdbc;

import io.supportdesk.orders.order.Customer;
import io.supportdesk.orders.order.CustomerId;
import java.util.List;
import java.util.stream.IntStream;

/** The invented customers of the demo; two are called Maria Garcia and three Thomas Becker. */
final class DemoCustomers {

    private static final List<Person> PEOPLE = List.of(
            person("Sofia Rossi", "sofia.rossi", "Milan", "IT"),
            person("Jonas Weber", "jonas.weber", "Hamburg", "DE"),
            person("Emma Dubois", "emma.dubois", "Lyon", "FR"),
            person("Maria Garcia", "maria.garcia", "Madrid", "ES"),
            person("Liam Murphy", "liam.murphy", "Dublin", "IE"),
            person("Olivia Jansen", "olivia.jansen", "Utrecht", "NL"),
            person("Thomas Becker", "thomas.becker", "Munich", "DE"),
            person("Daniel Mensah", "daniel.mensah", "Brussels", "BE"),
            person("Nina Novak", "nina.novak", "Ljubljana", "SI"),
            person("Pavel Dvorak", "pavel.dvorak", "Brno", "CZ"),
            person("Maria Garcia", "m.garcia.sevilla", "Seville", "ES"),
            person("Anna Kowalska", "anna.kowalska", "Krakow", "PL"),
            person("Thomas Becker", "t.becker", "Cologne", "DE"),
            person("Luca Bianchi", "luca.bianchi", "Turin", "IT"),
            person("Chloe Martin", "chloe.martin", "Nantes", "FR"),
            person("Erik Lindqvist", "erik.lindqvist", "Gothenburg", "SE"),
            person("Marcus Adeyemi", "marcus.adeyemi", "Rotterdam", "NL"),
            person("Freja Nielsen", "freja.nielsen", "Aarhus", "DK"),
            person("Mateo Silva", "mateo.silva", "Porto", "PT"),
            person("Thomas Becker", "thomas.becker.wien", "Vienna", "AT"),
            person("Aino Virtanen", "aino.virtanen", "Tampere", "FI"),
            person("Hugo Moreau", "hugo.moreau", "Lille", "FR"),
            person("Zoe Papadaki", "zoe.papadaki", "Athens", "GR"),
            person("Andrei Popescu", "andrei.popescu", "Cluj-Napoca", "RO"),
            person("Klara Horvat", "klara.horvat", "Zagreb", "HR"),
            person("Ines Costa", "ines.costa", "Lisbon", "PT"),
            person("Peter Nagy", "peter.nagy", "Budapest", "HU"),
            person("Lena Fischer", "lena.fischer", "Leipzig", "DE"),
            person("Mikael Saar", "mikael.saar", "Tallinn", "EE"),
            person("Giulia Conti", "giulia.conti", "Bologna", "IT"),
            person("Sean Byrne", "sean.byrne", "Cork", "IE"),
            person("Elena Petrova", "elena.petrova", "Sofia", "BG"),
            person("Jan de Vries", "jan.devries", "Groningen", "NL"),
            person("Camille Laurent", "camille.laurent", "Bordeaux", "FR"),
            person("Oskar Berg", "oskar.berg", "Malmo", "SE"),
            person("Katarina Kovac", "katarina.kovac", "Bratislava", "SK"),
            person("Tomas Jonaitis", "tomas.jonaitis", "Vilnius", "LT"),
            person("Laura Hoffmann", "laura.hoffmann", "Stuttgart", "DE"),
            person("Diego Torres", "diego.torres", "Valencia", "ES"),
            person("Marta Ozola", "marta.ozola", "Riga", "LV"),
            person("Julie Claes", "julie.claes", "Ghent", "BE"),
            person("Ana Ruiz", "ana.ruiz", "Barcelona", "ES"));

    /** Customer {@code CUST-n} is the n-th. */
    static final List<Customer> ALL =
            IntStream.range(0, PEOPLE.size()).mapToObj(DemoCustomers::customer).toList();

    private DemoCustomers() {}

    static String countryOf(Customer customer) {
        return PEOPLE.get((int) customer.id().number() - 1).country();
    }

    private static Customer customer(int index) {
        var person = PEOPLE.get(index);
        return new Customer(
                new CustomerId(index + 1L), person.name(), person.mailbox() + "@customers.example", person.city());
    }

    private static Person person(String name, String mailbox, String city, String country) {
        return new Person(name, mailbox, city, country);
    }

    private record Person(String name, String mailbox, String city, String country) {}
}
